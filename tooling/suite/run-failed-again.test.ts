import { expect, test, vi } from 'vitest';
import { runFailedAgain } from './run-failed-again.ts';
import type { Suite } from './tally.ts';

const finished = (name: string, result: Suite) => ({ name, seconds: 1, result });
const always = () => true;
const failing = (...failed: string[]): Suite => ({
  passed: 5,
  failed,
  output: 'log',
  failedFiles: ['a.test.ts'],
});

test('a test that passes alone counts as passed and is printed', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const again = vi.fn(async () => ({ passed: 3, failed: [], output: '' }));
  const results = await runFailedAgain([finished('unit', failing('slow one'))], again, always);
  expect(again).toHaveBeenCalledWith('unit', ['a.test.ts']);
  expect(results).toEqual([{ passed: 6, failed: [], output: 'log' }]);
  expect(print.mock.calls).toEqual([['passed only when its file ran alone: slow one']]);
  print.mockRestore();
});

test('a property that was refuted stays failed, and its counterexample is printed', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const reasons = { law: 'Property failed after 3 tests\nCounterexample: [7]' };
  const again = async () => ({ passed: 3, failed: [], output: '' });
  const results = await runFailedAgain([finished('unit', { ...failing('law'), reasons })], again, always);
  expect(results).toEqual([{ passed: 5, failed: ['law'], output: 'log' }]);
  expect(print.mock.calls).toEqual([[`refuted: law\n${reasons.law}`]]);
  print.mockRestore();
});

test('a test that fails twice stays failed', async () => {
  const again = async () => ({ passed: 2, failed: ['broken'], output: '' });
  const results = await runFailedAgain([finished('unit', failing('broken'))], again, always);
  expect(results).toEqual([{ passed: 5, failed: ['broken'], output: 'log' }]);
});

test('a second run that runs no test leaves the run failed', async () => {
  const again = async () => ({ passed: 0, failed: ['unit, alone: no test ran'], output: '' });
  const [result] = await runFailedAgain([finished('unit', failing('broken'))], again, always);
  expect(result).toEqual(failing('broken'));
});

test('suites without failures and jobs without files do not run again', async () => {
  const again = vi.fn();
  const passed: Suite = { passed: 5, failed: [], output: '', failedFiles: [] };
  const step: Suite = { passed: 0, failed: ['types'], output: '' };
  expect(await runFailedAgain([finished('unit', passed), finished('checks', step)], again, always)).toEqual([
    passed,
    step,
  ]);
  expect(again).not.toHaveBeenCalled();
});

test('more than ten failures do not run again', async () => {
  const again = vi.fn();
  const many = failing(...Array.from({ length: 11 }, (_, index) => `test ${index}`));
  expect(await runFailedAgain([finished('unit', many)], again, always)).toEqual([many]);
  expect(again).not.toHaveBeenCalled();
});

test('files do not run again when less time is left than they took', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const again = vi.fn();
  const slow: Suite = { ...failing('slow one'), failedSeconds: 300 };
  expect(await runFailedAgain([finished('unit', slow)], again, (seconds) => seconds < 300)).toEqual([slow]);
  expect(again).not.toHaveBeenCalled();
  expect(print.mock.calls).toEqual([['no time is left to run the failed files of unit again']]);
  print.mockRestore();
});
