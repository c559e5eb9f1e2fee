import { useEffect, useRef } from 'react';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './Disputes.css.ts';

/** An answer that was being written while another admin decided the dispute, to be copied. */
export const UnsentAnswer = ({ text }: { text: string }) => {
  const t = useText(adminDisputes);
  const words = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="critical" title={t('answerUnsent')}>
        <p className={styles.words}>
          <bdi>{text}</bdi>
        </p>
      </Notice>
    </div>
  );
};
