import { limits } from '@mobility/openapi/limits';
import { useFormats } from '../../format/use-formats.ts';
import { deviceNow, useNow } from '../../format/use-now.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';

export type UpdatedProps = {
  /** When the figures were read by the device's clock, in milliseconds since 1970; undefined before the first time. */
  at: number | undefined;
  /** `lost`: the server has not answered since. `failed`: the last read failed. */
  state: 'current' | 'refreshing' | 'lost' | 'failed';
  now?: number;
};

/** How old the figures are and how often they are read, or why they grow old. Changes of that are announced. */
export const Updated = ({ at, state, now }: UpdatedProps) => {
  const t = useText(admin);
  return (
    <>
      <span role="status">{state !== 'current' && t(state)}</span>{' '}
      {at !== undefined && state !== 'refreshing' && <Age at={at} isOld={state !== 'current'} now={now} />}
    </>
  );
};

/** From when on an age is counted in seconds. */
const newFor = 5;

/** How long ago a time was, with its seconds. */
const useAgo = (at: number, now: number): string => {
  const { relative, locale } = useFormats();
  const seconds = Math.floor((now - at) / 1_000);
  if (seconds < newFor || seconds >= 60) return relative(at, Math.max(now, at));
  return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-seconds, 'second');
};

const Age = ({ at, isOld, now: held }: { at: number; isOld: boolean; now?: number }) => {
  const t = useText(admin);
  // Each second; the clock of the server differs from that of the cache.
  useNow(held);
  const ago = useAgo(at, held ?? deviceNow());
  return isOld
    ? t('lastUpdated', { ago })
    : t('updated', { ago, seconds: limits.admin.refreshInterval / 1_000 });
};
