import { useEffect } from 'react';
import { useIntl } from './IntlProvider.tsx';

type Typed = { context: { locale: string } };
type LocaleKnown = { type: 'locale_known'; locale: string };

/**
 * Sends the form's machine the locale of the page, by which it reads typed amounts, when the two differ. A machine that is
 * submitting ignores the event and gets it again afterwards.
 */
export const useTypedLocale = (snapshot: Typed, send: (event: LocaleKnown) => void): void => {
  const { locale } = useIntl();
  useEffect(() => {
    if (snapshot.context.locale !== locale) send({ type: 'locale_known', locale });
  }, [snapshot, locale, send]);
};
