import { describe, expect, it } from 'vitest';
import { Refusal } from '../domain/refusal.ts';
import { createGuessLimits } from './guess-limits.ts';

const create = (perAccount = 10, perAddress = 1000) => {
  let time = 0;
  const limits = createGuessLimits({ perAccount, perAddress, now: () => time });
  const wait = (ms: number) => {
    time += ms;
  };
  return { limits, wait };
};

const wrong = async () => false;
const right = async () => true;

/** The delay in seconds that the refusal asks for; 0 if the attempt is allowed. */
const waitOf = async (attempt: () => unknown): Promise<number> => {
  try {
    await attempt();
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return Number(error.retryAfter);
    throw error;
  }
};

describe('the limits of guesses', () => {
  it('from the sixth wrong guess on, the delay doubles each time', async () => {
    const { limits, wait } = create();
    const delays: number[] = [];
    for (let times = 0; times < 10; times++) {
      const seconds = await waitOf(() => limits.guess('a', '1', wrong));
      wait(seconds * 1000);
      if (seconds > 0) await limits.guess('a', '1', wrong);
      delays.push(seconds);
    }
    expect(delays).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16]);
    expect(await waitOf(() => limits.guess('a', '1', wrong))).toBeGreaterThan(800);
  });

  it('guesses that are checked at the same time all count', async () => {
    const { limits } = create();
    const waits = Array.from({ length: 20 }, () => waitOf(() => limits.guess('a', '1', wrong)));
    expect((await Promise.all(waits)).filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('a correct password does not count as a guess', async () => {
    const { limits } = create();
    for (let times = 0; times < 50; times++) expect(await limits.guess('a', '1', right)).toBe(true);
  });

  it('a password that could not be checked does not count as a guess', async () => {
    const { limits } = create();
    const broken = async () => Promise.reject(new Error('The database is gone'));
    for (let times = 0; times < 50; times++) await limits.guess('a', '1', broken).catch(() => {});
    expect(await waitOf(() => limits.guess('a', '1', wrong))).toBe(0);
  });

  it('wrong guesses from other addresses never lock out the owner of an account', async () => {
    const { limits } = create();
    await limits.guess('a', 'home', right);
    for (let times = 0; times < 100; times++)
      await waitOf(() => limits.guess('a', `address ${times}`, wrong));
    expect(await waitOf(() => limits.guess('a', 'other address', wrong))).toBeGreaterThan(0);
    expect(await waitOf(() => limits.guess('a', 'home', wrong))).toBe(0);
  });

  it('an address that tries many accounts or registers many accounts is limited', async () => {
    const { limits, wait } = create(10, 20);
    for (let account = 0; account < 20; account++) await limits.guess(`a${account}`, '1', wrong);
    expect(await waitOf(() => limits.guess('another', '1', wrong))).toBe(900);
    expect(await waitOf(() => limits.guess('another', '2', wrong))).toBe(0);
    for (let account = 0; account < 20; account++) limits.claimRegistration('1');
    expect(await waitOf(() => limits.claimRegistration('1'))).toBe(900);
    wait(900_001);
    expect(await waitOf(() => limits.guess('another', '1', wrong))).toBe(0);
  });
});
