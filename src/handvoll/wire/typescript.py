"""TypeScript from the wire's types and the games', so that the browser cannot mean something else.

Run as a module it writes web/src/lib/wire.ts and every game's types.ts: `make types`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from msgspec import Struct, inspect

from handvoll import GAMES
from handvoll.engine import errors, game
from handvoll.engine.view import Common
from handvoll.wire import (
    coach,
    daily,
    evenings,
    games,
    lessons,
    live,
    paths,
    people,
    plain,
    push,
    puzzles,
    refusal,
    screens,
    tables,
    tasks,
    you,
)

MODULES: tuple[ModuleType, ...] = (
    *(plain, people, games, tasks, tables, refusal),
    *(lessons, coach, live, paths, screens, evenings, daily, puzzles, push, you),
)
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
    "PuppetLook": people.PuppetLook,
    "Felt": people.Felt,
}
# What each game fills in its own way, as far as it is the same for all.
OPEN = {
    "Seat": "string",
    "Telling": "{ event: string; seat?: Seat } & Facts",
}
WIDTH = 110  # of a line
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
    return "".join(alias(name, type) for name, type in types.items())


def alias(name: str, type: str) -> str:
    """A name for a type; a union that is too long for a line has one for each of its members."""
    line = f"export type {name} = {type}\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "".join(f"  | {each}\n" for each in type.split(" | "))


def union(members: Any) -> str:
    """A union of interfaces by their names."""
    return " | ".join(member.__name__ for member in members.__args__)


def interface(name: str, type: type) -> str:
    """A struct or a typed dictionary as an interface."""
    info = inspect.type_info(type)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    return declared(type, f"export interface {name}", list(fields(info)))


def declared(type: type, head: str, lines: list[str]) -> str:
    """An interface with what its docstring says."""
    about = (type.__doc__ or "").strip().split("\n", 1)[0]
    return "\n".join([f"/** {about} */", f"{head} {{", *lines, "}", ""])


def fields(info: inspect.StructType | inspect.TypedDictType) -> Iterator[str]:
    """The fields; those a client may leave out are optional."""
    if isinstance(info, inspect.StructType) and info.tag_field:
        yield f"  {info.tag_field}: {literal(info.tag)}"
    said = is_said(info) and info not in told_in_whole()
    declared = list(get_type_hints(info.cls))
    for field in sorted(info.fields, key=lambda field: declared.index(field.name)):
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
        case inspect.StructType(cls) | inspect.TypedDictType(cls):
            return cls.__name__
        case _:
            raise TypeError(f"no TypeScript for {type}")


def grouped(text: str) -> str:
    """A union in parentheses, to be a list's item."""
    return f"({text})" if " | " in text else text


def literal(value: object) -> str:
    """A word as TypeScript writes it."""
    return f"'{value}'"


# Of a game


def game_typescript(of: game.Game[Any, Any], types: game.Types) -> str:
    """What a game shows and tells as a TypeScript module."""
    own = types.view.__name__.removesuffix("View")
    parts = [
        f"// Made from src/handvoll/games/{of.name} by `make types`. Do not edit.\n",
        "import type { Seat, View } from '../../lib/wire'\n",
        *(interface(part.__name__, part) for part in parts_of(types.view)),
        declared(types.view, f"export interface {own}View extends View", view_fields(of, types)),
        f"export type {own}Telling =\n" + "".join(tellings(types)),
    ]
    return "\n".join(parts)


def parts_of(view: Any) -> list[Any]:
    """The typed dictionaries a view is made of, each after those it is made of itself."""
    found: dict[Any, None] = {}
    for type in inside(inspect.type_info(view)):
        if isinstance(type, inspect.TypedDictType):
            found |= dict.fromkeys([*parts_of(type.cls), type.cls])
    return list(found)


def inside(type: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    match type:
        case inspect.TypedDictType(fields=fields):
            kinds = [field.type for field in fields]
        case inspect.UnionType(types):
            kinds = list(types)
        case inspect.ListType(item_type=item) | inspect.DictType(value_type=item):
            kinds = [item]
        case _:
            kinds = []
    for kind in kinds:
        yield kind
        if not isinstance(kind, inspect.TypedDictType):
            yield from inside(kind)


def view_fields(of: game.Game[Any, Any], types: game.Types) -> list[str]:
    """What a view has beyond what all have; its options are those of the game."""
    info = inspect.type_info(types.view)
    assert isinstance(info, inspect.TypedDictType)
    shared = {f"{name}:" for name in Common.__annotations__}
    own = [line for line in fields(info) if line.split()[0] not in shared]
    options = [f"    {each.name}: {value_type(each)}" for each in of.options]
    return ["  options: {", *options, "  }", *own] if options else own


def value_type(option: game.Option) -> str:
    """What an option may be set to."""
    if isinstance(option.choices, tuple) and option.choices:
        return " | ".join(map(literal, option.choices))
    return "boolean" if isinstance(option.default, bool) else "number"


def tellings(types: game.Types) -> Iterator[str]:
    """Every event with its facts, told apart by its name."""
    info = inspect.type_info(types.facts)
    assert isinstance(info, inspect.TypedDictType)
    facts = {field.name: written(field.type) for field in info.fields} | {"seat": "Seat"}
    for event, names in types.tellings.items():
        parts = [f"event: {literal(event)}", *(f"{name}: {facts[name]}" for name in names.split())]
        line = f"  | {{ {'; '.join(parts)} }}\n"
        yield (
            line
            if len(line) <= WIDTH
            else "".join(["  | {\n", *(f"      {part}\n" for part in parts), "    }\n"])
        )


def files() -> dict[str, str]:
    """Every file of generated types, by its path below web/src."""
    games = {each.name: (each, each.types) for each in GAMES.values()}
    return {
        "lib/wire.ts": typescript(),
        **{
            f"games/{name}/types.ts": game_typescript(of, types)
            for name, (of, types) in games.items()
            if types
        },
    }


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, "utf-8")
