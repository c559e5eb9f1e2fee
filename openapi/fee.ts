import { limits } from './limits.ts';

/** The platform's fee in integer cents for a fare in integer cents, rounded half up. The only place that rounds it. */
export const platformFee = (fareInCents: number): number =>
  Math.floor((fareInCents * limits.money.feePercent + 50) / 100);
