import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { faultsOf, statementsOf } from './judge.ts';
import { absenceIn } from './visit.ts';

let cleanup = (): void => {};
afterEach(() => cleanup());

/** Shows a view; `cleanup` removes it. */
const render = (view: ReactNode): void => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(view));
  cleanup = () => {
    root.unmount();
    document.body.replaceChildren();
  };
};

type Fields = { fare?: number; rides?: readonly string[] };

/** A view that prints a missing field. */
const Fare = ({ fare }: Fields) => <main>Fare: {String(fare)}</main>;
/** A view that shows rides which could not be read as an empty list. */
const Rides = ({ rides = [] }: Fields) => (
  <main>{rides.length === 0 ? <p>You haven't taken any rides yet</p> : <p>{rides.length} rides</p>}</main>
);

test('a view that prints an undefined field is found', () => {
  render(<Fare />);
  expect(faultsOf(document.body, [])).toEqual(['says undefined']);
});

test('a label, a link or a drawing that contains null, undefined or NaN is found', () => {
  render(
    <main>
      <a href="/rides/undefined" aria-label="Ride of null">
        Ride
      </a>
      <svg aria-hidden="true">
        <path d="M0 NaN" />
      </svg>
    </main>,
  );
  expect(faultsOf(document.body, [])).toEqual([
    'says aria-label="Ride of null"',
    'says href="/rides/undefined"',
    'says d="M0 NaN"',
  ]);
});

test('an empty page, an error and an endless loading state are found', () => {
  render(<p role="status">Loading rides</p>);
  expect(faultsOf(document.body, [new Error('planted')])).toEqual([
    'threw planted',
    'shows no page',
    'waits with "Loading rides", though every call is answered',
  ]);
});

test('an empty state over rides that could not be read is found', () => {
  render(<Rides rides={['one']} />);
  const valid = statementsOf(document.body);
  cleanup();
  render(<Rides rides={[]} />);
  const forbidden = absenceIn(statementsOf(document.body), valid);
  expect(forbidden).toEqual(["You haven't taken any rides yet"]);
  cleanup();
  render(<Rides />);
  expect([...statementsOf(document.body)]).toEqual(forbidden);
});

test('only statements of zero count as statements of absence', () => {
  expect(
    absenceIn(new Set(['0.9 km away', 'Completed 0', 'Balance: Ⓣ0.00', 'Union Square']), new Set()),
  ).toEqual(['Completed 0', 'Balance: Ⓣ0.00']);
});
