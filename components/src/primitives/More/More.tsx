import { useEffect, useRef } from 'react';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './More.css.ts';

export type MoreProps = {
  /** The first row of the page that the list opens with, from 0. */
  reached?: number;
  /** The page was scrolled: the first row in view is this one, from 0. */
  onRow?: (index: number) => void;
  /** Whether there is another page. */
  has: boolean;
  isReading: boolean;
  isFailed: boolean;
  read(): void;
  /** The text of the button, such as 'Show more rides'. */
  label?: string;
  /** The text of a page that could not be loaded. */
  failed?: string;
};

/** How far below the window the end of the list is when the next page is read. */
const ahead = '1000px 0px';

/** Reads the next page before the end of the list is reached, or on a press where the browser does not scroll. */
export function More({ has, isReading, isFailed, read, label, failed }: MoreProps) {
  const t = useText(lists);
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
          {failed ?? t('moreFailed')}
        </Notice>
      ) : (
        <Button isPending={isReading} onPress={read}>
          {label ?? t('showMore')}
        </Button>
      )}
    </div>
  );
}
