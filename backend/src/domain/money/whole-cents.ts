import { Refusal } from '../refusal.ts';
import { toCents } from './money.ts';

// Far above the rounding error of a float.
const tolerance = 1e-6;

/** Converts an amount in major units to cents. Refuses fractions of a cent, which JSON Schema cannot check for floats. */
export const wholeCents = (field: string, amount: number): number => {
  const cents = toCents(amount);
  const isWhole = Math.abs(amount * 100 - cents) < tolerance && (cents !== 0 || amount === 0);
  if (isWhole) return cents;
  const issue = { loc: ['body', field], msg: `${field} must be in whole cents`, type: 'multipleOf' };
  throw new Refusal('validation_failed', [issue]);
};
