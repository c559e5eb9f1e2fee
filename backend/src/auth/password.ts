import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Turns } from './turns.ts';

/** OWASP's second profile for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
/** Node has four threads for hashes and files. One is left to the disk, which every command waits for. */
const turns = new Turns(3);
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Cost = { memory: number; passes: number; parallelism: number };

/** Hashes with Argon2id into a PHC string that carries its own cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Whether the password belongs to the hash; a hash in another format never matches. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = format.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that an unknown e-mail is not refused sooner than a wrong password. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await decoy);
  return false;
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

// NFKC, so that the same password typed on another keyboard gives the same bytes.
const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> =>
  turns.run(
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          { message: password.normalize('NFKC'), nonce, parallelism, tagLength, memory, passes },
          (error, tag) => (error ? reject(error) : resolve(tag)),
        );
      }),
  );
