import { useIntl } from '../intl/IntlProvider.tsx';
import type { Locale } from '../intl/locale.ts';
import { useMobility } from './mobility.ts';

/** The current language and how to change it. */
export type LanguageControl = { locale: Locale; onChoose: (locale: Locale) => void };

/** The language choice, or undefined where the page offers none. A language that cannot be loaded raises an alert. */
export const useLanguage = (): LanguageControl | undefined => {
  const { locale } = useIntl();
  const { alerts, chooseLocale } = useMobility();
  if (!chooseLocale) return undefined;
  const onChoose = (next: Locale): void => {
    chooseLocale(next).catch(() =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', message: 'language.loadFailed', topic: 'language' },
      }),
    );
  };
  return { locale, onChoose };
};
