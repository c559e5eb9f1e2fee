/** The languages of the product. Text falls back to en-US. */
export const locales = ['en-US', 'de-DE', 'ar-AE'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-US';

/** The name of each language in that language. */
export const localeNames: Record<Locale, string> = {
  'en-US': 'English',
  'de-DE': 'Deutsch',
  'ar-AE': 'العربية',
};

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-AE' ? 'rtl' : 'ltr');
