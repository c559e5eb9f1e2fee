import { describe, expect, it } from 'vitest';
import { Refusal } from '../operation.ts';
import { createGuessLimits } from './guess-limits.ts';

const create = (perAccount = 10, perAddress = 1000) => {
  let time = 0;
  const limits = createGuessLimits({ perAccount, perAddress, now: () => time });
  const wait = (ms: number) => {
    time += ms;
  };
  return { limits, wait };
};

const waitOf = (attempt: () => unknown): number => {
  try {
    attempt();
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return Number(error.headers['retry-after']);
    throw error;
  }
};

describe('the limits of guesses', () => {
  it('double the delay from the sixth guess on', () => {
    const { limits, wait } = create();
    const delays = Array.from({ length: 10 }, () => {
      const seconds = waitOf(() => limits.claim('a', '1'));
      wait(seconds * 1000);
      if (seconds > 0) limits.claim('a', '1');
      return seconds;
    });
    expect(delays).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16]);
    expect(waitOf(() => limits.claim('a', '1'))).toBeGreaterThan(800);
  });

  it('do not count what was right', () => {
    const { limits } = create();
    for (let times = 0; times < 50; times++) limits.claim('a', '1')();
  });

  it('never lock out an owner by the guesses of strangers', () => {
    const { limits } = create();
    limits.claim('a', 'home')();
    for (let times = 0; times < 100; times++) waitOf(() => limits.claim('a', `stranger ${times}`));
    expect(waitOf(() => limits.claim('a', 'stranger'))).toBeGreaterThan(0);
    expect(waitOf(() => limits.claim('a', 'home'))).toBe(0);
  });

  it('stop an address that tries many accounts, and one that registers many', () => {
    const { limits, wait } = create(10, 20);
    for (let account = 0; account < 20; account++) limits.claim(`a${account}`, '1');
    expect(waitOf(() => limits.claim('another', '1'))).toBe(900);
    expect(waitOf(() => limits.claim('another', '2'))).toBe(0);
    for (let account = 0; account < 20; account++) limits.claimRegistration('1');
    expect(waitOf(() => limits.claimRegistration('1'))).toBe(900);
    wait(900_001);
    expect(waitOf(() => limits.claim('another', '1'))).toBe(0);
  });
});
