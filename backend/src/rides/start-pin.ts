import { randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import { settingsOf } from '../store/people/settings.ts';
import type { Read } from '../store/store.ts';

/** A PIN for a new ride of this rider; null where the rider wants none. */
export const newStartPin = async (db: Read, riderId: string): Promise<string | null> => {
  const { start_pin: isWanted } = await settingsOf(db, riderId);
  return isWanted ? String(randomInt(10_000)).padStart(4, '0') : null;
};

type Attempt = { pin: string | null | undefined; address: string };

/** Refuses to start a ride without its PIN, if it has one. Wrong PINs are limited as wrong passwords are. */
export const checkStartPin = async (
  { guesses }: Context,
  { id, attempt, start_pin: expected }: RideRow,
  { pin, address }: Attempt,
): Promise<void> => {
  if (expected === null) return;
  if (!pin) throw new Refusal('start_pin_wrong', 'Ask your rider for the PIN of this ride.');
  const budget = `start ${id} ${attempt}`;
  const isRight = await guesses.guess({ budget, address }, async () => pin === expected);
  if (!isRight) throw new Refusal('start_pin_wrong', 'This PIN is not correct. Ask your rider for it.');
};
