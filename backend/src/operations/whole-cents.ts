import { toCents } from '../domain/money.ts';
import { Refusal } from '../operation.ts';

// A float's own error is far below this.
const tolerance = 1e-6;

/** The cents of an amount of the wire. Refuses fractions of a cent with 422: a binary fraction has no multipleOf 0.01. */
export const wholeCents = (field: string, amount: number): number => {
  const cents = toCents(amount);
  const isWhole = Math.abs(amount * 100 - cents) < tolerance && (cents !== 0 || amount === 0);
  if (isWhole) return cents;
  const problem = { loc: ['body', field], msg: `${field} must be in whole cents`, type: 'multipleOf' };
  throw new Refusal(422, 'validation_failed', [problem]);
};
