import { useEffect, useRef } from 'react';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './RideHistory.css.ts';

export type MoreRidesProps = {
  /** Whether there is another page. */
  has: boolean;
  isReading: boolean;
  isFailed: boolean;
  read(): void;
};

/** How far below the window the end of the list is when the next page is read. */
const ahead = '1000px 0px';

/** Reads the next page before the end of the list is reached, or on a press where the browser does not scroll. */
export function MoreRides({ has, isReading, isFailed, read }: MoreRidesProps) {
  const t = useText(ride);
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = has && !isReading && !isFailed;
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isWaiting || !end.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isWaiting]);
  if (!has) return null;
  return (
    <div ref={end} className={styles.more}>
      {isFailed ? (
        <Notice tone="critical" onRetry={read}>
          {t('moreRidesFailed')}
        </Notice>
      ) : (
        <Button isPending={isReading} onPress={read}>
          {t('showMoreRides')}
        </Button>
      )}
    </div>
  );
}
