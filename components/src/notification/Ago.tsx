import type { Timestamp } from '@mobility/openapi';
import { timestampMs } from '../format/time.ts';
import { useFormats } from '../format/use-formats.ts';
import { useNow } from '../format/use-now.ts';

const day = 86_400_000;
/** How often the text is updated, in milliseconds. */
const interval = 30_000;

export type AgoProps = {
  at: Timestamp | null | undefined;
  /** Shows the clock from a day on, where a heading names the day. Otherwise the day. */
  isUnderDay?: boolean;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
  className?: string;
};

/** How long ago something was, up to a day; the full time is in its title. */
export const Ago = ({ at, isUnderDay, now: held, className }: AgoProps) => {
  const formats = useFormats();
  const now = useNow(held, interval);
  const ms = at == null || at === '' ? Number.NaN : timestampMs(at);
  if (at == null || Number.isNaN(ms)) return <time className={className}>{formats.relative(at, now)}</time>;
  const isOld = now - ms >= day;
  const written = isUnderDay ? formats.time(at) : formats.day(at);
  return (
    <time className={className} dateTime={new Date(ms).toISOString()} title={formats.dateTime(at)}>
      {isOld ? written : formats.relative(at, now)}
    </time>
  );
};
