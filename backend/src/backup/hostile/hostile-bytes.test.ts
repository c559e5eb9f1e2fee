import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BackupData } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type MobilityServer } from '../../server.ts';
import { dumpOf, given, type Person } from '../../testing/index.ts';

let server: MobilityServer;
let admin: Person;
let file: string;
let before: Record<string, string[]>;
beforeAll(async () => {
  server = await createServer({ logLevel: 'silent' });
  admin = await given.livedInDatabase(server.context);
  const backup: BackupData = await given.backupFile(server.context, admin);
  file = JSON.stringify(backup);
  before = await dumpOf(server.context);
});
afterAll(() => server.close());

/** More than the server accepts, in a few kilobytes. */
const spaces = Buffer.alloc(70_000_000, ' ');
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const insertAt = (place: number, bytes: number[]): Buffer =>
  Buffer.concat([Buffer.from(file.slice(0, place)), Buffer.from(bytes), Buffer.from(file.slice(place))]);
const withBytes = (bytes: number[]): Buffer => insertAt(file.indexOf('"format"'), bytes);
const withinText = (bytes: number[]): Buffer => insertAt(file.indexOf('mobility-backup') + 8, bytes);
/** Puts a number, written as this text, in place of the first amount of the ledger. */
const withAmount = (text: string): string => {
  const { columns = [], rows = [] } = JSON.parse(file).collections.ledger_entries;
  const row = [...(rows[0] ?? [])];
  row[columns.indexOf('amount')] = 'AMOUNT';
  return file.replace(JSON.stringify(rows[0]), JSON.stringify(row).replace('"AMOUNT"', text));
};

const attacks: [string, () => string | Buffer, Record<string, string>][] = [
  ['a bomb of gzip', () => gzipSync(spaces, { level: 1 }), { 'content-encoding': 'gzip' }],
  ['a bomb of brotli', () => brotliCompressSync(spaces, quickly), { 'content-encoding': 'br' }],
  ['a compressed file that does not say so', () => gzipSync(file), {}],
  ['bytes that are not UTF-8', () => withBytes([0xff, 0xfe]), {}],
  ['an overlong encoding of a quotation mark', () => withBytes([0xc0, 0xa2]), {}],
  ['bytes that are not UTF-8 inside a text', () => withinText([0xff, 0xfe]), {}],
  ['a text that ends within a character', () => withinText([0xe2, 0x82]), {}],
  ['null bytes after the end', () => `${file}\0\0\0`, {}],
  ['a second file after the first', () => file + file, {}],
  ['a number above the largest one', () => withAmount('1e999'), {}],
  ['a number that is written in hexadecimal', () => withAmount('0x10'), {}],
  ['not a number', () => withAmount('NaN'), {}],
  ['a number of a thousand digits', () => withAmount('9'.repeat(1_000)), {}],
  [
    'the same collection twice',
    () =>
      file.replace('"users":', '"users":{"columns":[],"rows":[]},"users":').replace('"rides":', '"users":'),
    {},
  ],
  ['the text of another type', () => file, { 'content-type': 'text/plain' }],
];

test.each(attacks)('the bytes of a backup are refused and change nothing: %s', async (_, bytes, headers) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/admin/database/restore',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', ...headers },
    payload: bytes(),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toHaveProperty('code');
  expect(await dumpOf(server.context)).toEqual(before);
});

test('the file itself is accepted', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/admin/database/restore',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    payload: file,
  });
  expect(answer.statusCode).toBe(200);
});
