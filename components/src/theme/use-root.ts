import { createContext, useContext } from 'react';
import { useIntl } from '../intl/IntlProvider.tsx';
import { directionOf } from '../intl/locale.ts';
import { root } from './root.ts';

/** A colour scheme that does not follow the page; null follows it. */
export type FixedTheme = 'light' | 'dark' | null;

export const ThemeContext = createContext<FixedTheme>(null);

/**
 * The attributes of our outermost elements: the provider's root, and each dialog, menu or list that is
 * portalled out of it.
 */
export const useRoot = () => {
  const theme = useContext(ThemeContext);
  const { locale } = useIntl();
  return { ...root, lang: locale, dir: directionOf(locale), ...(theme && { 'data-theme': theme }) };
};
