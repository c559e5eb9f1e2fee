import type { Language } from '@mobility/openapi';
import { assign, type EventObject, setup } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import { tellFailure } from '../alerts/tell-failure.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { lacksLanguage } from './rules.ts';

type Input = { alerts: AlertSink };
type Context = Input & {
  /** The language that the user chose last. */
  chosen: Language | null;
  /** The language that is being saved, or was saved last. */
  sent: Language | null;
};

/** The page is shown in another language. */
type LanguageChosen = { type: 'language_chosen'; language: Language };

const languageSetup = setup({
  types: { context: {} as Context, events: {} as LanguageChosen, input: {} as Input },
  actors: {
    watchLanguage: unprovidedCallback<EventObject>('watchLanguage'),
    saveLanguage: unprovided<unknown, Language | null>('saveLanguage'),
  },
  guards: {
    hasChanged: ({ context }) => context.chosen !== context.sent,
    isMissing: (_, { error }: { error: unknown }) => lacksLanguage(error),
  },
  actions: {
    choose: assign({ chosen: (_, { language }: { language: Language }) => language }),
    send: assign({ sent: ({ context }) => context.chosen }),
    alertError: ({ context }, { error }: { error: unknown }) =>
      tellFailure(context.alerts, 'account.settingsFailed', error),
  },
});

/** A save is never aborted, because the server may have applied it. A language chosen meanwhile is saved after it. */
const saving = languageSetup.createStateConfig({
  entry: 'send',
  invoke: {
    src: 'saveLanguage',
    id: 'saveLanguage',
    input: ({ context }) => context.chosen,
    onDone: [{ guard: 'hasChanged', target: 'saving', reenter: true }, { target: 'idle' }],
    onError: [
      { guard: 'hasChanged', target: 'saving', reenter: true },
      { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'idle' },
      { target: 'idle', actions: { type: 'alertError', params: ({ event }) => event } },
    ],
  },
  on: { language_chosen: { actions: { type: 'choose', params: ({ event }) => event } } },
});

/** Keeps the language of the account, in which the server writes mails, at the one that the user chose on the page. */
export const languageMachine = languageSetup.createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, chosen: null, sent: null }),
  invoke: { src: 'watchLanguage' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        language_chosen: { target: 'saving', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    saving,
  },
});
