import type { Alert } from '@mobility/machines/alerts';
import type { MessageKey } from '@mobility/machines/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '../../intl/locale.ts';
import type { Catalogue } from '../../intl/message.ts';
import { createLoader, loadUntilDone } from '../../primitives/OnDemand/load-code.ts';
import type { Links } from '../links.ts';

type Language = { locale: Locale; messages?: Catalogue };
type Page = { links: Links; queryClient: QueryClient };
type ShownAlert = Alert & { duration: number };

const loader = createLoader(() => import('./alert-code.ts'));

/**
 * Fetches the texts of alerts before there is one. An error is ignored, because the first alert fetches
 * them again.
 */
export const preloadAlerts = (): void => void loader.load().catch(() => undefined);

type AlertCode = typeof import('./alert-code.ts');
const waiting: ((code: AlertCode) => void)[] = [];

/** Calls back once the code has been loaded, in the order of the calls. */
const whenLoaded = (use: (code: AlertCode) => void): void => {
  const code = loader.read();
  if (code) use(code);
  else if (waiting.push(use) === 1) loadUntilDone(loader.load);
};

loader.watch(() => {
  for (const use of waiting.splice(0)) whenLoaded(use);
});

/** Shows an alert as a toast as soon as the texts have been loaded. */
export const showAlertLater = (alert: ShownAlert, { locale, messages }: Language, page: Page): void =>
  whenLoaded(({ createSentences, showAlert }) => showAlert(alert, createSentences(locale, messages), page));

/** Writes a sentence to the console as soon as the texts have been loaded. */
export const warnLater = (message: MessageKey): void =>
  whenLoaded(({ createSentences }) => console.warn(createSentences('en-US').sentence(message)));
