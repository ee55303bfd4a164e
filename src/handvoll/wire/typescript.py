"""TypeScript from the wire's types, so that the browser cannot mean something else.

Run as a module it prints the file that `make types` keeps in web/src/lib.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct, inspect

from handvoll.wire import games, live, people, refusal, tables

MODULES: tuple[ModuleType, ...] = (people, games, tables, refusal, live)
UNIONS = {"Said": live.Said, "Told": live.Told}  # what comes over a socket, either way
HEAD = "// Made from src/handvoll/wire by `make types`. Do not edit.\n"


def structs() -> list[type[Struct]]:
    """Every struct of the wire, in the order of its modules."""
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
    ]


def typescript() -> str:
    """All types as one TypeScript module."""
    parts = [HEAD, *(interface(struct) for struct in structs())]
    parts += [f"export type {name} = {union(members)};\n" for name, members in UNIONS.items()]
    return "\n".join(parts)


def union(members: Any) -> str:
    """A union of interfaces by their names."""
    return " | ".join(member.__name__ for member in members.__args__)


def interface(struct: type[Struct]) -> str:
    """A struct as an interface."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    about = (struct.__doc__ or "").strip()
    lines = [f"/** {about} */", f"export interface {struct.__name__} {{", *fields(info), "}"]
    return "\n".join(lines) + "\n"


def fields(info: inspect.StructType) -> Iterator[str]:
    """The fields of a struct; those a client may leave out are optional."""
    if info.tag_field:
        yield f"  {info.tag_field}: {literal(info.tag)};"
    sent_by_clients = info.forbid_unknown_fields
    omitted = info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        optional = not field.required and (sent_by_clients or omitted)
        yield f"  {field.encode_name}{'?' if optional else ''}: {written(field.type)};"


def written(type: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match type:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values):
            return " | ".join(literal(value) for value in values)
        case inspect.UnionType(types):
            return " | ".join(dict.fromkeys(written(each) for each in types))
        case inspect.ListType(item_type=item):
            return f"{grouped(written(item))}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case inspect.StructType(cls):
            return cls.__name__
        case _:
            raise TypeError(f"no TypeScript for {type}")


def grouped(text: str) -> str:
    """A union in parentheses, to be a list's item."""
    return f"({text})" if " | " in text else text


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(typescript())
