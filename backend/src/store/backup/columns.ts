import document from '@mobility/openapi/document' with { type: 'json' };
import { limits } from '@mobility/openapi/limits';
import type { Database } from '../schema.ts';

type Kind = 'identity' | 'id' | 'text' | 'json' | 'secret' | 'integer' | 'number' | 'words';

/** What a known field of a JSON object has to be, where it is there. */
export type Field = { type: string; maxLength?: number };
type Fields = Readonly<Record<string, Field>>;

/** What a column may hold, so that a backup can be judged before it is believed. */
export type Column = {
  kind: Kind;
  nullable?: true;
  /** A text that may be empty, whatever it is otherwise. */
  empty?: true;
  /** Whose id it is. */
  of?: keyof Database;
  words?: readonly (string | number)[];
  /** The smallest and the largest number. */
  min?: number;
  max?: number;
  /** The fewest and the most characters of a text. */
  atLeast?: number;
  atMost?: number;
  pattern?: RegExp;
  /** The fields of a JSON object that the contract knows. */
  fields?: Fields;
  /** What becomes of a secret of another installation: a value that fits nothing, or the row goes. */
  lost?: 'unusable' | 'drop';
};

/** Given by the database in the order of the rows: it is no part of a backup. */
export const identity: Column = { kind: 'identity' };
export const id: Column = { kind: 'id' };
export const text: Column = { kind: 'text' };
/** A JSON object as text, as open as the contract's. */
export const jsonLike = ({ properties }: { properties: Fields }): Column => ({
  kind: 'json',
  fields: properties,
});
/** Leaves the database encrypted only. */
export const secret: Column = { kind: 'secret', lost: 'unusable' };
/** A secret without which its row means nothing. */
export const essentialSecret: Column = { kind: 'secret', lost: 'drop' };
/** A whole number of a range. */
export const between = (min: number, max: number): Column => ({ kind: 'integer', min, max });
const measure = (min: number, max: number): Column => ({ kind: 'number', min, max });
// What an integer column holds on every store, with room to count on.
const most = 1_000_000_000;
/** Milliseconds, up to the year 2200. */
export const time = between(0, Date.UTC(2200, 0, 1));
export const count = between(0, most);
/** What is counted from one. */
export const ordinal = between(1, most);
const { schemas } = document.components;
// Nothing moves more at once than an admin by hand.
const mostCents = schemas.BalanceTransactionRequest.properties.amount.maximum * 100;
/** Cents that may be none. */
export const cents = between(0, mostCents);
/** Cents that are some. */
export const price = between(1, mostCents);
/** Cents in one direction or the other. */
export const movedCents = between(-mostCents, mostCents);
export const kilometres = measure(0, limits.distance.maxRideKm);
export const words = (...known: (string | number)[]): Column => ({ kind: 'words', words: known });
export const flag = words(0, 1);
export const ref = (of: keyof Database): Column => ({ kind: 'id', of });
export const orEmpty = (column: Column): Column => ({ ...column, empty: true });
export const orNull = (column: Column): Column => ({ ...column, nullable: true });

type Bounds = { minLength?: number; maxLength: number; pattern?: string };
/** A text as the contract lets it be: as long, and of its pattern. */
export const textLike = ({ minLength: atLeast = 0, maxLength: atMost, pattern }: Bounds): Column => ({
  ...text,
  atLeast,
  atMost,
  ...(pattern === undefined ? {} : { pattern: new RegExp(pattern, 'u') }),
});
/** Written by the product, for nobody's eyes. */
export const codeOf = (pattern: RegExp): Column => ({ ...text, pattern });
type Range = { minimum: number; maximum: number };
/** A whole number of the contract's range. */
export const wholeLike = ({ minimum, maximum }: Range): Column => between(minimum, maximum);
/** A number of the contract's range. */
export const numberLike = ({ minimum, maximum }: Range): Column => measure(minimum, maximum);

const { latitude: ofLatitude, longitude: ofLongitude, address: ofAddress } = schemas.Place.properties;
export const latitude = numberLike(ofLatitude);
export const longitude = numberLike(ofLongitude);
export const address = textLike(ofAddress);
/** What the contract calls an e-mail address; in lower case, since people are found by it. */
export const email: Column = {
  ...textLike(schemas.RegisterRequest.properties.email),
  pattern:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
};
export const personName = textLike(schemas.RegisterRequest.properties.name);
export const last4: Column = textLike(schemas.CardDetails.properties.last4);
/** A checkout session as gateways name it. */
export const sessionId = codeOf(/^[\w-]{1,128}$/);

/** One of the words that the contract lists. */
export const wordOf = (
  schema:
    | 'AuditSeverity'
    | 'DisputeStatus'
    | 'DisputeType'
    | 'NotificationType'
    | 'PaymentMethod'
    | 'Role'
    | 'VehicleType',
): Column => words(...schemas[schema].enum);

/** One table: what tells its rows apart, and its columns in the order in which a backup writes them. */
export type Table = {
  name: keyof Database;
  key: readonly string[];
  columns: Readonly<Record<string, Column>>;
};

/** Describes a table; every one of its columns has to be there. */
export const table = <Name extends keyof Database>(
  name: Name,
  key: readonly (keyof Database[Name] & string)[],
  columns: Record<keyof Database[Name] & string, Column>,
): Table => ({ name, key, columns });
