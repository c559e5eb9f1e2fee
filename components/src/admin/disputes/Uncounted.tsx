import { useEffect, useRef } from 'react';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './Disputes.css.ts';

export type UncountedProps = {
  /** Why the decision was refused, where it was sent. */
  error?: string | undefined;
  /** The answer to the rider, to be copied; empty if there is none. */
  text: string;
};

/** What became of a decision that was being made while another admin decided the dispute. */
export const Uncounted = ({ error, text }: UncountedProps) => {
  const t = useText(adminDisputes);
  const words = useRef<HTMLDivElement>(null);
  // The field or the button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);
  if (!error && !text) return null;
  return (
    <div ref={words} tabIndex={-1} className={styles.body}>
      {error && <Notice tone="critical" title={error} />}
      {text && (
        <Notice tone="critical" title={t('answerUnsent')}>
          <p className={styles.words}>
            <bdi>{text}</bdi>
          </p>
        </Notice>
      )}
    </div>
  );
};
