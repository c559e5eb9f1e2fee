import { type JsonTypes, type ParsedTokenInfo as Token, TokenType } from '@streamparser/json';
import { invalid } from '../invalid.ts';
import type { Row } from '../pages.ts';

/** A parser that takes one token at a time. */
export type Parser<T = void> = Generator<undefined, T, Token>;

/** What a file consists of, in the order in which it comes. */
export type Part =
  /** A field beside the collections. */
  | { kind: 'field'; name: string; value: JsonTypes.JsonPrimitive }
  | { kind: 'collections' }
  | { kind: 'columns'; table: string; columns: Row }
  | { kind: 'row'; row: Row }
  /** The end of the collections. */
  | { kind: 'end' };

export const malformed = () => invalid('The file is not valid JSON');
export const notABackup = () => invalid('This is not a Mobility backup');
export const noCollections = () => invalid('The backup has no collections');
const damagedCollection = (name: string) => invalid(`The collection ${name} is missing or damaged`);

/** A token of a text, number, truth value or null. */
type Primitive = Token & { value: JsonTypes.JsonPrimitive };
const isPrimitive = (token: Token): token is Primitive =>
  token.token >= TokenType.TRUE && token.token <= TokenType.NUMBER;

/** The members of an object whose brace has been taken; `read` gets the name and the first token of the value. */
function* members(read: (name: string, first: Token) => Parser): Parser {
  let token: Token = yield;
  while (token.token !== TokenType.RIGHT_BRACE) {
    if (token.token !== TokenType.STRING) throw malformed();
    const name = String(token.value);
    if ((yield).token !== TokenType.COLON) throw malformed();
    yield* read(name, yield);
    token = yield;
    if (token.token === TokenType.COMMA) {
      token = yield;
      if (token.token !== TokenType.STRING) throw malformed();
    }
  }
}

/** The items of a list whose bracket has been taken; `read` gets the first token of each. */
function* items(read: (first: Token) => Parser | undefined): Parser {
  let token: Token = yield;
  while (token.token !== TokenType.RIGHT_BRACKET) {
    const rest = read(token);
    if (rest) yield* rest;
    token = yield;
    if (token.token === TokenType.COMMA) {
      token = yield;
      if (token.token === TokenType.RIGHT_BRACKET) throw malformed();
    } else if (token.token !== TokenType.RIGHT_BRACKET) throw malformed();
  }
}

/** A list of texts, numbers and nulls. Anything else in it is refused before it is read, so nothing nests deeper. */
function* flatList(first: Token, refuse: () => Error): Parser<Row> {
  if (first.token !== TokenType.LEFT_BRACKET) throw refuse();
  const row: Row = [];
  yield* items((token) => {
    if (!isPrimitive(token) || typeof token.value === 'boolean') throw refuse();
    row.push(token.value);
    return undefined;
  });
  return row;
}

type Emit = (part: Part) => void;

function* collection(emit: Emit, table: string, first: Token): Parser {
  if (first.token !== TokenType.LEFT_BRACE) throw damagedCollection(table);
  const seen: string[] = [];
  yield* members(function* (name, value) {
    // The columns say what the rows mean, so they come first.
    if (name !== ['columns', 'rows'][seen.length]) throw damagedCollection(table);
    seen.push(name);
    if (name === 'columns') {
      emit({ kind: 'columns', table, columns: yield* flatList(value, () => damagedCollection(table)) });
      return;
    }
    if (value.token !== TokenType.LEFT_BRACKET) throw damagedCollection(table);
    let number = 0;
    yield* items(function* (item) {
      number += 1;
      emit({
        kind: 'row',
        row: yield* flatList(item, () => invalid(`Row ${number} of ${table} is damaged`)),
      });
    });
  });
  if (seen.length < 2) throw damagedCollection(table);
}

function* content(emit: Emit, name: string, value: Token): Parser {
  if (name !== 'collections') {
    if (!isPrimitive(value)) throw notABackup();
    emit({ kind: 'field', name, value: value.value });
    return;
  }
  if (value.token !== TokenType.LEFT_BRACE) throw noCollections();
  emit({ kind: 'collections' });
  yield* members((table, first) => collection(emit, table, first));
  emit({ kind: 'end' });
}

/** Parses a file, or the whole answer of `createBackup`, which has it as `backup_data`. */
export function* parseBackup(emit: Emit): Parser {
  if ((yield).token !== TokenType.LEFT_BRACE) throw notABackup();
  yield* members(function* (name, value) {
    if (name === 'backup_data' && value.token === TokenType.LEFT_BRACE)
      yield* members((inner, first) => content(emit, inner, first));
    else yield* content(emit, name, value);
  });
}
