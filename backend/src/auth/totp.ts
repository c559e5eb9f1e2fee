import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Mobility';
/** How many steps of 30 seconds a clock may be ahead or behind. */
const window = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step of a code; null if the code is wrong. `now` in milliseconds. */
export const stepOf = (secret: string, code: string, now: number): number | null => {
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code.replaceAll(/[\s-]/g, ''), timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
};

// The alphabet of recovery codes, without characters that look alike.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** New recovery codes of 60 random bits each. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () => [group(), group(), group()].join('-'));
