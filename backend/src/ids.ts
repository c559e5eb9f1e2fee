import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const pool = Buffer.alloc(4096);
let used = pool.length;

/** 16 random bytes from a pool, because one system call per id costs more than the rest of creating it. */
const sixteenBytes = (): Uint8Array => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.subarray(used - 16, used);
};

const encoded = (value: number, length: number): string => {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32))
    text = alphabet.charAt(rest % 32) + text;
  return text;
};

/**
 * Creates ULIDs: 26 characters that sort by their order of creation in this process. They are the millisecond (10), the
 * number of the id in that millisecond (3) and random characters (13). `random` returns at least 13 bytes.
 */
export const idsFrom = (now: () => number, random: () => Uint8Array = sixteenBytes) => {
  let last = 0;
  let count = 0;
  return (): string => {
    const time = now();
    count = time === last ? count + 1 : 0;
    last = time;
    const tail = Array.from(random().subarray(0, 13), (byte) => alphabet.charAt(byte % 32));
    return encoded(time, 10) + encoded(count, 3) + tail.join('');
  };
};
