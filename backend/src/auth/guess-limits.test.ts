import { describe, expect, it } from 'vitest';
import { Refusal } from '../domain/refusal.ts';
import { rememberHere } from './attempts.ts';
import { createGuessLimits } from './guess-limits.ts';

const create = (perBudget = 10, perAddress = 1000) => {
  let time = 0;
  const limits = createGuessLimits({ perBudget, perAddress, now: () => time, logs: [rememberHere()] });
  const wait = (ms: number) => {
    time += ms;
  };
  return { limits, wait };
};

const wrong = async () => false;
const right = async () => true;
const from = (budget: string, address: string) => ({ budget, address });

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
  it('from the sixth wrong guess on, each waits longer, up to three minutes', async () => {
    const { limits, wait } = create();
    const delays: number[] = [];
    for (let times = 0; times < 20; times++) {
      const seconds = await waitOf(() => limits.guess(from('a', '1'), wrong));
      wait(seconds * 1000);
      if (seconds > 0) await limits.guess(from('a', '1'), wrong);
      delays.push(seconds);
    }
    expect(delays.slice(0, 10)).toEqual([0, 0, 0, 0, 0, 60, 120, 180, 180, 180]);
    expect(Math.max(...delays)).toBe(180);
  });

  it('the refusal tells how long to wait', async () => {
    const { limits, wait } = create();
    const guess = () => limits.guess(from('a', '1'), wrong);
    for (let times = 0; times < 5; times++) await guess();
    await expect(guess()).rejects.toThrow('Too many attempts. Please try again in 1 minute.');
    wait(60_000);
    await guess();
    await expect(guess()).rejects.toThrow('Too many attempts. Please try again in 2 minutes.');
  });

  it('at most ten guesses are checked in any quarter of an hour, however many are tried', async () => {
    const { limits, wait } = create();
    const checked: number[] = [];
    for (let second = 0; second < 7_200; second += 1) {
      if ((await waitOf(() => limits.guess(from('a', `${second}`), wrong))) === 0) checked.push(second);
      wait(1_000);
    }
    for (const since of checked)
      expect(checked.filter((second) => second >= since && second < since + 900).length).toBeLessThanOrEqual(
        10,
      );
  });

  it('guesses that are checked at the same time all count', async () => {
    const { limits } = create();
    const waits = Array.from({ length: 20 }, () => waitOf(() => limits.guess(from('a', '1'), wrong)));
    expect((await Promise.all(waits)).filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('a correct password does not count as a guess', async () => {
    const { limits } = create();
    for (let times = 0; times < 50; times++) expect(await limits.guess(from('a', '1'), right)).toBe(true);
  });

  it('a password that could not be checked does not count as a guess', async () => {
    const { limits } = create();
    const broken = async () => Promise.reject(new Error('The database is gone'));
    for (let times = 0; times < 50; times++) await limits.guess(from('a', '1'), broken).catch(() => {});
    expect(await waitOf(() => limits.guess(from('a', '1'), wrong))).toBe(0);
  });

  it('wrong guesses for an account leave a device that signed in before its own budget', async () => {
    const { limits } = create();
    for (let times = 0; times < 100; times++)
      await waitOf(() => limits.guess(from('account', `stranger ${times}`), wrong));
    expect(await waitOf(() => limits.guess(from('account', 'stranger'), wrong))).toBeGreaterThan(0);
    expect(await waitOf(() => limits.guess(from('device', 'stranger'), wrong))).toBe(0);
  });

  it('an address that tries many accounts or registers many accounts is limited', async () => {
    const { limits, wait } = create(10, 20);
    for (let account = 0; account < 20; account++) await limits.guess(from(`a${account}`, '1'), wrong);
    expect(await waitOf(() => limits.guess(from('another', '1'), wrong))).toBe(900);
    expect(await waitOf(() => limits.guess(from('another', '2'), wrong))).toBe(0);
    for (let account = 0; account < 20; account++) await limits.claimRegistration('1');
    expect(await waitOf(() => limits.claimRegistration('1'))).toBe(900);
    wait(900_001);
    expect(await waitOf(() => limits.guess(from('another', '1'), wrong))).toBe(0);
  });
});
