import { useEffect } from 'react';
import { useIntl } from './IntlProvider.tsx';

type Typed = { context: { locale: string } };
type LocaleKnown = { type: 'locale_known'; locale: string };

/**
 * Tells the machine of a form when the page takes another language, in which it reads what is typed. A state that ignores it,
 * because what was read is being sent, is told again after it.
 */
export const useTypedLocale = (snapshot: Typed, send: (event: LocaleKnown) => void): void => {
  const { locale } = useIntl();
  useEffect(() => {
    if (snapshot.context.locale !== locale) send({ type: 'locale_known', locale });
  }, [snapshot, locale, send]);
};
