"""TypeScript from the wire's types, so that the browser cannot mean something else.

Run as a module it prints web/src/lib/wire.ts, which `make types` renews.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from msgspec import Struct, inspect

from handvoll.engine import errors, game
from handvoll.engine.view import Common
from handvoll.wire import games, live, people, plain, refusal, tables

MODULES: tuple[ModuleType, ...] = (plain, people, games, tables, refusal, live)
HEAD = "// Made from src/handvoll/wire by `make types`. Do not edit.\n"

# Types that have a name in Python too; wherever one of them is meant, its name is written.
NAMED: dict[str, Any] = {
    "Value": game.Value,
    "Options": game.Options,
    "Fact": errors.Fact,
    "Facts": dict[str, errors.Fact],
    "Access": tables.Access,
    "Status": tables.Status,
    "Reaction": live.Reaction,
}
# What each game fills in its own way, as far as it is the same for all.
OPEN = {
    "Seat": "string",
    "Telling": "{ event: string; seat: Seat } & Facts",
}
UNIONS = {"Said": live.Said, "Told": live.Told}  # what comes over a socket, either way


def structs() -> list[type[Struct]]:
    """Every struct of the wire, in the order of its modules."""
    own = [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
    ]
    return [game.Saying, *own]


def typescript() -> str:
    """All types as one TypeScript module."""
    named = {name: written(inspect.type_info(type), name) for name, type in NAMED.items()}
    unions = {name: union(members) for name, members in UNIONS.items()}
    parts = [
        HEAD,
        aliases({**OPEN, **named}),
        interface("View", Common),
        *(interface(struct.__name__, struct) for struct in structs()),
        aliases(unions),
    ]
    return "\n".join(parts)


def aliases(types: Mapping[str, str]) -> str:
    """Types that are names for others."""
    return "".join(f"export type {name} = {type}\n" for name, type in types.items())


def union(members: Any) -> str:
    """A union of interfaces by their names."""
    return " | ".join(member.__name__ for member in members.__args__)


def interface(name: str, type: type) -> str:
    """A struct or a typed dictionary as an interface."""
    info = inspect.type_info(type)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    about = (type.__doc__ or "").strip().split("\n", 1)[0]
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *fields(info), "}", ""])


def fields(info: inspect.StructType | inspect.TypedDictType) -> Iterator[str]:
    """The fields; those a client may leave out are optional."""
    if isinstance(info, inspect.StructType) and info.tag_field:
        yield f"  {info.tag_field}: {literal(info.tag)}"
    said = is_said(info) and info not in told_in_whole()
    for field in info.fields:
        optional = not field.required and (said or is_sparse(info))
        type = without_null(field.type) if is_sparse(info) else field.type
        text = f"Partial<{written(type)}>" if said and type in told_in_whole() else written(type)
        yield f"  {field.encode_name}{'?' if optional else ''}: {text}"


def is_said(info: inspect.Type) -> bool:
    """Whether clients send it: only what they send is checked for what it does not know."""
    return isinstance(info, inspect.StructType) and info.forbid_unknown_fields


def is_sparse(info: inspect.Type) -> bool:
    """Whether what is as usual is left out."""
    return isinstance(info, inspect.StructType) and info.cls.__struct_config__.omit_defaults


def told_in_whole() -> list[inspect.Type]:
    """What clients may send in part, but are always told in whole."""
    infos = [inspect.type_info(struct) for struct in structs()]
    told = [info for info in infos if isinstance(info, inspect.StructType) and not is_said(info)]
    return [field.type for info in told for field in info.fields if is_said(field.type)]


def without_null(type: inspect.Type) -> inspect.Type:
    """A type as it is when it is there."""
    if not isinstance(type, inspect.UnionType):
        return type
    types = tuple(each for each in type.types if not isinstance(each, inspect.NoneType))
    return types[0] if len(types) == 1 else inspect.UnionType(types)


def written(type: inspect.Type, as_: str = "") -> str:
    """A type as TypeScript writes it, by its name if it has one (other than `as_`)."""
    for name, named in NAMED.items():
        if name != as_ and inspect.type_info(named) == type:
            return name
    return spelled(type)


def spelled(type: inspect.Type) -> str:
    """A type as TypeScript writes it, spelled out."""
    match type:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values):
            return " | ".join(literal(value) for value in values)
        case inspect.UnionType(types):
            return " | ".join(dict.fromkeys(written(each) for each in types))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{grouped(written(item))}[]"
        case inspect.Metadata(extra={"typescript": name}):
            return str(name)
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
    """A word as TypeScript writes it."""
    return f"'{value}'"


if __name__ == "__main__":
    sys.stdout.write(typescript())
