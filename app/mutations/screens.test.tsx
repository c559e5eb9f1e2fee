import { expect, test, vi } from 'vitest';
import { routes } from '../src/router.tsx';
import { bundlesOf, type Case, casesOf, sampleOf, titleOf } from './cases.ts';
import type { Reads } from './recorded.ts';
import { recordedSdk, recorder } from './recorded-sdk.ts';
import { answersOf, type Screen, screens } from './screens.ts';
import { prepare, seed, share } from './setup.ts';
import { emptyStatements, faultsAfter, isStatement, look, statedFault } from './visit.ts';

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

type Forbidden = ReadonlyMap<string, readonly string[]>;

/** The faults of a visit, each with the case that causes it: a visit with faults is repeated case by case. */
const faultsOfBundle = async (screen: Screen, bundle: Case[], forbidden: Forbidden): Promise<string[]> => {
  const found = await faultsAfter(screen, bundle, forbidden);
  const told = (cases: readonly Case[], faults: readonly string[]) =>
    faults.map((fault) => `${cases.map(titleOf).join(' with ')}: ${fault}`);
  if (found.length === 0 || bundle.length === 1) return told(bundle, found);
  const faults: string[] = [];
  for (const each of bundle) faults.push(...told([each], await faultsAfter(screen, [each], forbidden)));
  // What one answer states truly may be what another one must not state.
  return faults.length > 0
    ? faults
    : told(
        bundle,
        found.filter((fault) => !isStatement(fault)),
      );
};

const faultsOfScreen = async (screen: Screen): Promise<string[]> => {
  const { reads, valid } = await recordReads(screen);
  const cases = sampleOf(casesOf(valid.called, reads), screen.name, share, seed);
  const forbidden = new Map<string, string[]>();
  for (const operation of new Set(cases.map((each) => each.operation)))
    forbidden.set(operation, await emptyStatements(screen, operation, valid));
  const faults = [...valid.faults, ...valid.missed].map((fault) => `valid answers: ${fault}`);
  for (const bundle of bundlesOf(cases)) faults.push(...(await faultsOfBundle(screen, bundle, forbidden)));
  return faults.length > 0 ? withoutLateTexts(screen, faults) : faults;
};

/** Without what valid answers state too, but in a part of the page that was still loading when they were read. */
const withoutLateTexts = async (screen: Screen, faults: readonly string[]): Promise<string[]> => {
  const { statements } = await look(screen, answersOf(screen));
  const late = [...statements].map(statedFault);
  return faults.filter((fault) => !late.some((text) => fault.endsWith(text)));
};

test('every route of the app has a screen here', () => {
  expect([...new Set(screens.map(({ route }) => route))].toSorted()).toEqual(routes.toSorted());
});

test.each(screens)('broken answers leave $name readable and true', async (screen) => {
  expect(await faultsOfScreen(screen)).toEqual([]);
});
