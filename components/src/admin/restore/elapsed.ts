import { cached } from '../../format/cached.ts';
import type { Locale } from '../../intl/locale.ts';

const format = (unit: string) =>
  cached((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }));
const [minutes, seconds] = [format('minute'), format('second')];

/** How long something took: 48 sec, 1 min 48 sec. */
export const formatElapsed = (milliseconds: number, locale: Locale): string => {
  const whole = Math.max(0, Math.round(milliseconds / 1_000));
  const rest = seconds(locale).format(whole % 60);
  return whole < 60 ? rest : `${minutes(locale).format(Math.floor(whole / 60))} ${rest}`;
};
