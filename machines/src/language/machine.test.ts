import type { Settings } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Settings.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PageLanguage } from '../ports.ts';
import { ana, signedIn } from '../testing/auth-world.ts';
import { flush, heldCall, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { languageWith } from './actors.ts';
import { languageMachine } from './machine.ts';

type Listener = Parameters<PageLanguage['watch']>[0];

const start = () => {
  const listeners = new Set<Listener>();
  const pageLanguage: PageLanguage = {
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const alerts = recordingAlerts();
  const save = heldCall<[Partial<Settings>], Settings>();
  const client = { updateSettings: (patch: Partial<Settings>) => save.run(patch) };
  const machine = languageWith({ client, pageLanguage });
  const actor = createActor(machine, { input: { alerts } }).start();
  const choose: Listener = (language) => {
    for (const listener of listeners) listener(language);
  };
  return { actor, alerts, save, choose };
};

test('a chosen language is saved at once', async () => {
  const { actor, save, choose } = start();
  choose('de-DE');
  expect(save.calls).toEqual([[{ language: 'de-DE' }]]);
  save.answer(example);
  await flush();
  expect(actor.getSnapshot().value).toBe('idle');
});

test.each(['answer', 'fail'] as const)(
  'of the languages chosen while one is saved, the last is saved after the %s',
  async (end) => {
    const { save, choose, alerts } = start();
    choose('de-DE');
    choose('en-US');
    choose('ar-AE');
    expect(save.calls).toHaveLength(1);
    if (end === 'answer') save.answer(example);
    else save.fail({ kind: 'network' });
    await flush();
    expect(save.calls).toEqual([[{ language: 'de-DE' }], [{ language: 'ar-AE' }]]);
    expect(alerts.events).toEqual([]);
  },
);

test('a language that could not be saved shows an alert, and can be chosen again', async () => {
  const { save, choose, alerts } = start();
  choose('de-DE');
  save.fail({ kind: 'network' });
  await flush();
  expect(alerts.messages()).toEqual(['account.settingsFailed']);
  choose('de-DE');
  expect(save.calls).toHaveLength(2);
});

test('a session that is over tells that itself', async () => {
  const { save, choose, alerts } = start();
  choose('de-DE');
  save.fail({ kind: 'http', status: 401, detail: 'Your account is locked' });
  await flush();
  expect(alerts.events).toEqual([]);
});

test.each([404, 405, 422, 501])(
  'a backend without the setting, which answers %s, is no failure',
  async (status) => {
    const { actor, save, choose, alerts } = start();
    choose('de-DE');
    save.fail({ kind: 'http', status });
    await flush();
    expect([alerts.events, actor.getSnapshot().value]).toEqual([[], 'idle']);
  },
);

test('a stopped machine follows the page no longer', () => {
  const { actor, save, choose } = start();
  actor.stop();
  choose('de-DE');
  expect(save.calls).toEqual([]);
});

test('an admin’s session keeps the language too', async () => {
  const { actor, settings } = await signedIn({ ...ana, id: 'a1', role: 'admin' });
  const language = actor.getSnapshot().context.session?.getSnapshot().children.language;
  language?.send({ type: 'language_chosen', language: 'ar-AE' });
  expect(settings.calls).toEqual([[{ language: 'ar-AE' }]]);
});

test('the machine reaches and leaves every state', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [
      { type: 'language_chosen' as const, language: 'de-DE' as const },
      { type: 'language_chosen' as const, language: 'ar-AE' as const },
    ],
    outputs: { saveLanguage: [example] },
  };
  expect(unreached(languageMachine, exploration)).toEqual([]);
  expect(withoutExit(languageMachine, exploration)).toEqual([]);
});
