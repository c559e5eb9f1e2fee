import { expect, test, vi } from 'vitest';
import { routes } from '../src/router.tsx';
import { casesOf, sampleOf, titleOf } from './cases.ts';
import type { Reads } from './recorded.ts';
import { recordedSdk, recorder } from './recorded-sdk.ts';
import { answersOf, type Screen, screens } from './screens.ts';
import { prepare, seed, share } from './setup.ts';
import { emptyStatements, faultsAfter, look } from './visit.ts';

vi.mock('@mobility/sdk', async (original) => recordedSdk(await original<typeof import('@mobility/sdk')>()));

prepare();

/** What a screen shows and reads over its valid answers. The first visit loads the code of the page. */
const recordReads = async (screen: Screen) => {
  await look(screen, answersOf(screen));
  const reads: Reads = new Map();
  recorder.reads = reads;
  const valid = await look(screen, answersOf(screen));
  recorder.reads = null;
  return { reads, valid };
};

const faultsOfScreen = async (screen: Screen): Promise<string[]> => {
  const { reads, valid } = await recordReads(screen);
  const cases = sampleOf(casesOf(valid.called, reads), screen.name, share, seed);
  const forbidden = new Map<string, string[]>();
  for (const operation of new Set(cases.map((each) => each.operation)))
    forbidden.set(operation, await emptyStatements(screen, operation, valid));
  const faults = [...valid.faults, ...valid.missed].map((fault) => `valid answers: ${fault}`);
  for (const each of cases) {
    for (const fault of await faultsAfter(screen, [each], forbidden))
      faults.push(`${titleOf(each)}: ${fault}`);
  }
  return faults;
};

test('every route of the app has a screen here', () => {
  expect([...new Set(screens.map(({ route }) => route))].toSorted()).toEqual(routes.toSorted());
});

test.each(screens)('broken answers leave $name readable and true', async (screen) => {
  expect(await faultsOfScreen(screen)).toEqual([]);
});
