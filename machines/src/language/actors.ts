import type { Language } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PageLanguage } from '../ports.ts';
import { languageMachine } from './machine.ts';

export type LanguagePorts = {
  client: Pick<MobilityClient, 'updateSettings'>;
  /** Left out by a page whose language the user does not choose. */
  pageLanguage?: PageLanguage;
};

export const languageWith = ({ client, pageLanguage }: LanguagePorts) =>
  languageMachine.provide({
    actors: {
      watchLanguage: fromCallback<EventObject, void>(({ sendBack }) =>
        pageLanguage?.watch((language) => sendBack({ type: 'language_chosen', language })),
      ),
      saveLanguage: fromPromise<unknown, Language | null>(
        async ({ input: language }) => language && client.updateSettings({ language }),
      ),
    },
  });
