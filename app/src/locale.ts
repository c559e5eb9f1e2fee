import { type Catalogue, defaultLocale, directionOf, isLocale, type Locale } from '@mobility/components/intl';
import { deviceSetting } from './ports/device-setting.ts';

/** A language and its texts; en-US needs none, since the components carry it. */
export type Language = { locale: Locale; messages?: Catalogue };

const setting = deviceSetting('mobility_locale');

const catalogues: Record<Exclude<Locale, 'en-US'>, () => Promise<{ default: Catalogue }>> = {
  'de-DE': () => import('@mobility/components/intl/de-DE'),
  'ar-AE': () => import('@mobility/components/intl/ar-AE'),
};

/** The language that was chosen on this device; undefined if none was. */
export const chosenLocale = (): Locale | undefined => {
  const stored = setting.read();
  return isLocale(stored) ? stored : undefined;
};

const loadLanguage = async (locale: Locale): Promise<Language> =>
  locale === 'en-US' ? { locale } : { locale, messages: (await catalogues[locale]()).default };

/** The language of this device, as an external store for React. */
export const createLocaleStore = (load: typeof loadLanguage = loadLanguage) => {
  const listeners = new Set<() => void>();
  let language: Language = { locale: defaultLocale };
  let latest: Locale = defaultLocale;
  const show = (next: Language): void => {
    language = next;
    document.documentElement.lang = next.locale;
    document.documentElement.dir = directionOf(next.locale);
    for (const listener of listeners) listener();
  };
  /** Resolves with whether no other language was chosen while the texts of this one loaded. */
  const change = async (locale: Locale): Promise<boolean> => {
    latest = locale;
    const next = await load(locale);
    const isLatest = latest === locale;
    if (isLatest) show(next);
    return isLatest;
  };
  return {
    read: (): Language => language,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the stored language, and each that another tab chooses. Texts that cannot be fetched leave the page as it is. */
    start: async (): Promise<void> => {
      setting.follow(() => void change(chosenLocale() ?? defaultLocale).catch(() => undefined));
      show(await load(chosenLocale() ?? defaultLocale).catch(() => ({ locale: defaultLocale })));
    },
    /** Changes the language and keeps the choice. Rejects, and changes nothing, when its texts cannot be fetched. */
    choose: async (locale: Locale): Promise<void> => {
      if (await change(locale)) setting.write(locale);
    },
  };
};

export const localeStore = createLocaleStore();
