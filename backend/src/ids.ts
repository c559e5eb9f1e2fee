import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes ULIDs: 26 characters that sort by the millisecond they were made in. `random` gives 16 bytes. */
export const idsFrom =
  (now: () => number, random: () => Uint8Array = () => randomBytes(16)) =>
  (): string => {
    let time = now();
    let head = '';
    for (let place = 0; place < 10; place++) {
      head = alphabet.charAt(time % 32) + head;
      time = Math.floor(time / 32);
    }
    return head + Array.from(random(), (byte) => alphabet.charAt(byte % 32)).join('');
  };
