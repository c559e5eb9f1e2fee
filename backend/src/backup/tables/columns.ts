import document from '@mobility/openapi/document' with { type: 'json' };
import { limits } from '@mobility/openapi/limits';
import type { Database } from '../../store/schema.ts';

type Kind = 'identity' | 'id' | 'text' | 'json' | 'secret' | 'integer' | 'number' | 'words';

/** The type of a known field of a JSON object; the field itself is optional. */
export type Field = { type: string; maxLength?: number };
type Fields = Readonly<Record<string, Field>>;

/** The values that a column may hold, used to validate a backup before it is restored. */
export type Column = {
  kind: Kind;
  nullable?: true;
  /** Allows an empty text in addition to the other rules. */
  empty?: true;
  /** The table that the id refers to. */
  of?: keyof Database;
  words?: readonly (string | number)[];
  /** The smallest and the largest number. */
  min?: number;
  max?: number;
  /** The minimum and maximum length of a text. */
  atLeast?: number;
  atMost?: number;
  pattern?: RegExp;
  /** The fields of a JSON object that the contract defines. */
  fields?: Fields;
};

/** Assigned by the database in row order, and not part of a backup. */
export const identity: Column = { kind: 'identity' };
export const id: Column = { kind: 'id' };
const text: Column = { kind: 'text' };
const isField = (schema: object): schema is Field => 'type' in schema && typeof schema.type === 'string';

/** A JSON object as text. Of its fields, those of a plain type are checked; unknown ones are allowed. */
export const jsonLike = ({ properties }: { properties: Readonly<Record<string, object>> }): Column => ({
  kind: 'json',
  fields: Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => (isField(schema) ? [[name, schema]] : [])),
  ),
});
/** Leaves the database only in encrypted form. */
export const secret: Column = { kind: 'secret' };
/** A whole number in a range. */
export const between = (min: number, max: number): Column => ({ kind: 'integer', min, max });
const measure = (min: number, max: number): Column => ({ kind: 'number', min, max });
// The range of integer columns on every store, with room for further counting.
const most = 1_000_000_000;
/** Milliseconds since 1970, up to the year 2200. */
export const time = between(0, Date.UTC(2200, 0, 1));
export const count = between(0, most);
/** A number that starts at one. */
export const ordinal = between(1, most);
const { schemas } = document.components;
// A manual adjustment by an admin is the largest possible movement.
const mostCents = schemas.BalanceTransactionRequest.properties.amount.maximum * 100;
/** Cents, zero or more. */
export const cents = between(0, mostCents);
/** Cents, more than zero. */
export const price = between(1, mostCents);
/** Cents, positive or negative. */
export const movedCents = between(-mostCents, mostCents);
export const kilometres = measure(0, limits.distance.maxRideKm);
/** Kilometres that were driven, or between a driver and a place: more than those of any ride that can be booked. */
export const anyKilometres = measure(0, most);
export const words = (...known: (string | number)[]): Column => ({ kind: 'words', words: known });
export const flag = words(0, 1);
export const ref = (of: keyof Database): Column => ({ kind: 'id', of });
export const orEmpty = (column: Column): Column => ({ ...column, empty: true });
export const orNull = (column: Column): Column => ({ ...column, nullable: true });

type Bounds = { minLength?: number; maxLength: number; pattern?: string };
/** A text with the lengths and the pattern of the contract. */
export const textLike = ({ minLength: atLeast = 0, maxLength: atMost, pattern }: Bounds): Column => ({
  ...text,
  atLeast,
  atMost,
  ...(pattern === undefined ? {} : { pattern: new RegExp(pattern, 'u') }),
});
/** A text that the product writes and no screen shows. */
export const codeOf = (pattern: RegExp): Column => ({ ...text, pattern });
type Range = { minimum: number; maximum: number };
/** A whole number in the range of the contract. */
export const wholeLike = ({ minimum, maximum }: Range): Column => between(minimum, maximum);
/** A number in the range of the contract. */
export const numberLike = ({ minimum, maximum }: Range): Column => measure(minimum, maximum);

const { latitude: ofLatitude, longitude: ofLongitude, address: ofAddress } = schemas.Place.properties;
export const latitude = numberLike(ofLatitude);
export const longitude = numberLike(ofLongitude);
export const address = textLike(ofAddress);
/** An e-mail address as the contract defines it; in lower case, because accounts are looked up by it. */
export const email: Column = {
  ...textLike(schemas.RegisterRequest.properties.email),
  pattern:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
};
export const personName = textLike(schemas.RegisterRequest.properties.name);
export const last4: Column = textLike(schemas.CardDetails.properties.last4);
/** A checkout session id in the format of the gateways. */
export const sessionId = codeOf(/^[\w-]{1,128}$/);

/** One of the values of an enum of the contract. */
export const wordOf = (
  schema:
    | 'AuditSeverity'
    | 'DisputeStatus'
    | 'DisputeType'
    | 'Language'
    | 'NotificationType'
    | 'PaymentMethod'
    | 'Role'
    | 'VehicleColor'
    | 'VehicleType',
): Column => words(...schemas[schema].enum);

/** A table: its key columns, and its columns in the order of the backup. */
export type Table = {
  name: keyof Database;
  key: readonly string[];
  columns: Readonly<Record<string, Column>>;
  /** A restore adds the rows that are missing here and leaves the others. */
  grows?: true;
};

/** Describes a table. Every column must be listed. */
export const table = <Name extends keyof Database>(
  name: Name,
  key: readonly (keyof Database[Name] & string)[],
  columns: Record<keyof Database[Name] & string, Column>,
): Table => ({ name, key, columns });
