import type { Locale } from '../intl/locale.ts';

/** Makes one formatter per locale: creating one costs far more than using it. */
export const cached = <Format>(create: (locale: Locale) => Format): ((locale: Locale) => Format) => {
  const formats = new Map<Locale, Format>();
  return (locale) => {
    const known = formats.get(locale);
    if (known) return known;
    const format = create(locale);
    formats.set(locale, format);
    return format;
  };
};
