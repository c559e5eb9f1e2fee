import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { consoleTabs } from '../console/tabs.ts';

type OnDemand = typeof import('../../primitives/OnDemand/on-demand.tsx');

/** The parts of the console by the file of their code, and those that a tab preloads. */
const { made, preloaded, fileOf } = vi.hoisted(() => ({
  made: new Map<object, string>(),
  preloaded: new Set<object>(),
  fileOf: (load: unknown): string => /(\w+)\.tsx/.exec(String(load))?.[1] ?? String(load),
}));

vi.mock('../../primitives/OnDemand/on-demand.tsx', async (original) => {
  const real = await original<OnDemand>();
  const onDemand: OnDemand['onDemand'] = (load, options) => {
    const part = real.onDemand(load, options);
    made.set(part, fileOf(load));
    return part;
  };
  const usePreload: OnDemand['usePreload'] = (...parts) => {
    for (const part of parts) preloaded.add(part);
  };
  return { ...real, onDemand, usePreload };
});

afterEach(cleanup);

/** Parts that are not opened by a press: a tab or the page renders them. */
const shownAtOnce = [
  'CarInColor',
  'CityMap',
  'DailyChart',
  'GoogleGround',
  'RideBand',
  'RideMap',
  'SummaryChart',
  'Toasts',
];

test('the dialogs of a tab are fetched before they are opened, so that they open while the server is away', async () => {
  for (const tab of consoleTabs) {
    openConsole(`tab=${tab}`, {});
    await screen.findByRole('link', { current: 'page' });
    cleanup();
  }
  const missing = [...made].filter(([part]) => !preloaded.has(part));
  expect(missing.map(([, file]) => file).toSorted()).toEqual(shownAtOnce);
});
