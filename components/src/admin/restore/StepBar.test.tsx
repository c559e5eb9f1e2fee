import type { Progress } from '@mobility/machines/restore';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepBar } from './StepBar.tsx';

afterEach(cleanup);

const show = (progress: Progress) => {
  render(<StepBar progress={progress} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  return { name: bar.labels[0]?.firstElementChild?.textContent, value: bar.position };
};

test.each<[Progress, string, string, string | null]>([
  [{ step: 'sending', done: 12_000_000, total: 35_000_000 }, 'Sending the file', '34%', '12 MB of 35 MB'],
  [
    { step: 'reading', done: 35_000_000, total: 35_000_000 },
    'The server is reading the file',
    '100%',
    '35 MB of 35 MB',
  ],
  [{ step: 'checking', done: 1, total: 3 }, 'The server is checking the file', '33%', null],
  [{ step: 'saving', done: 5, total: 1_000 }, 'Saving the present data', '0%', '5 of 1,000 documents'],
  [
    { step: 'removing', done: 1_000, total: 1_001 },
    'Removing the present data',
    '99%',
    '1,000 of 1,001 documents',
  ],
  [
    { step: 'restoring', done: 255_566, total: 412_204 },
    'Restoring the backup',
    '61%',
    '255,566 of 412,204 documents',
  ],
])(
  'the progress %j is a bar with its words, its share and its amount',
  (progress, words, percent, amount) => {
    const { name, value } = show(progress);
    expect(name).toBe(words + percent);
    expect(value).toBe(Number.parseInt(percent, 10) / 100);
    expect(screen.queryByText(/ of /)?.textContent ?? null).toBe(amount);
  },
);

test.each<[Progress, string | null]>([
  [{ step: 'receiving', done: 4_000_000 }, '4 MB'],
  [{ step: 'checking', done: 0 }, null],
  [{ step: 'removing', done: 0, total: 0 }, null],
  [{ step: 'finishing', done: 0 }, null],
])('the progress %j has no end that is known, so the bar shows no share', (progress, amount) => {
  expect(show(progress).value).toBe(-1);
  expect(document.body.textContent).not.toContain('%');
  expect(screen.queryByText(/MB|document/)?.textContent ?? null).toBe(amount);
});

test('screen readers hear of each step once, and read the share from the bar', () => {
  const { rerender } = render(<StepBar progress={{ step: 'saving', done: 5, total: 10 }} />);
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('Saving the present data');
  rerender(<StepBar progress={{ step: 'saving', done: 7, total: 10 }} />);
  expect(told.textContent).toBe('Saving the present data');
  expect(screen.getByRole('progressbar', { name: 'Saving the present data' })).not.toBeNull();
  rerender(<StepBar progress={{ step: 'removing', done: 0, total: 10 }} />);
  expect([screen.getByRole('status'), told.textContent]).toEqual([told, 'Removing the present data']);
});

test('a step of a later server has a word too', () => {
  const step = 'polishing' as 'finishing';
  expect(show({ step, done: 1, total: 2 }).name).toBe('Restoring50%');
});
