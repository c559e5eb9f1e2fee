import { toasts } from '@mobility/components/primitives';
import { afterEach, expect, test } from 'vitest';
import { sampleOf, titleOf } from './cases.ts';
import { messagesTo } from './contract.ts';
import { faultsOf } from './judge.ts';
import { mutationsOf } from './mutate.ts';
import { answersOf, type Screen, screens } from './screens.ts';
import { prepare, seed, share } from './setup.ts';
import { type Shown, show, type Visit } from './show.tsx';

prepare();

const examples = import.meta.glob<object>('/openapi/examples/LiveMessage.*.json', {
  eager: true,
  import: 'default',
});
const exampleOf = (type: string): object | undefined =>
  examples[`/openapi/examples/LiveMessage.${type}.json`];

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
});

/** A message reaches a page that is already open, so its test takes less time than that of an answer. */
const part = Math.min(1, share * 3);

const visitOf = (screen: Screen): Visit => ({
  path: screen.path ?? screen.route,
  answers: answersOf(screen),
  isSignedIn: true,
});

/** The faults that each broken message adds to a page that stays open. */
const faultsOfMessages = async (screen: Screen): Promise<string[]> => {
  // The first visit loads the code of the page.
  (await show(visitOf(screen))).close();
  shown = await show(visitOf(screen));
  const known = new Set<string>();
  const faults: string[] = [];
  for (const [type, schema] of messagesTo(screen.role ?? '')) {
    const cases = mutationsOf(schema)
      .filter(({ place }) => place.length > 0 && place[0] !== 'type')
      .map((mutation) => ({ operation: type, mutation }));
    for (const each of sampleOf(cases, screen.name, part, seed)) {
      await shown.say({ ...Object(each.mutation.apply(exampleOf(type))), type });
      for (const fault of faultsOf(document.body, shown.errors)) {
        if (!known.has(fault)) faults.push(`${titleOf(each)}: ${fault}`);
        known.add(fault);
      }
      toasts.clear();
    }
  }
  return faults;
};

const homes = screens.filter(({ name }) =>
  [
    "the rider's dashboard while a ride is accepted",
    'the dashboard of a driver on duty',
    'the admin console',
  ].includes(name),
);

test('every role has a page in this test', () => {
  expect(homes.map(({ role }) => role)).toEqual(['rider', 'driver', 'admin']);
});

test.each(homes)('broken live messages leave $name readable', async (screen) => {
  expect(await faultsOfMessages(screen)).toEqual([]);
});
