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

/** Creates ULIDs: 26 characters that sort by their millisecond of creation. `random` returns 16 bytes. */
export const idsFrom =
  (now: () => number, random: () => Uint8Array = sixteenBytes) =>
  (): string => {
    let time = now();
    let head = '';
    for (let place = 0; place < 10; place++) {
      head = alphabet.charAt(time % 32) + head;
      time = Math.floor(time / 32);
    }
    return head + Array.from(random(), (byte) => alphabet.charAt(byte % 32)).join('');
  };
