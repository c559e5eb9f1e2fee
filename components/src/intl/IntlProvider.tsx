import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defaultLocale, type Locale } from './locale.ts';
import type { Catalogue } from './message.ts';

type Intl = { locale: Locale; translations: Catalogue };

const none: Catalogue = {};
const IntlContext = createContext<Intl>({ locale: defaultLocale, translations: none });

export type IntlProviderProps = {
  locale?: Locale;
  /** The texts of the locale, and any that a partner replaces. What is missing is shown in en-US. */
  messages?: Catalogue;
  children: ReactNode;
};

/** Gives the components below it their language, number formats and direction. */
export const IntlProvider = ({ locale = defaultLocale, messages = none, children }: IntlProviderProps) => {
  const intl = useMemo(() => ({ locale, translations: messages }), [locale, messages]);
  return (
    <IntlContext.Provider value={intl}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </IntlContext.Provider>
  );
};

/** The current locale and its translations. */
export const useIntl = (): Intl => useContext(IntlContext);
