import type { DisputeField, DisputeSnapshot } from '@mobility/machines/dispute';
import { useEffect, useRef } from 'react';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './OpenDisputeView.css.ts';

type ErrorListProps = {
  errors: DisputeSnapshot['context']['errors'];
  messageOf(field: DisputeField): string | undefined;
  attempts: number;
};

const order = ['type', 'reason', 'description', 'refund'] as const;

/**
 * The validation issues of the form. The list takes the focus after each refused submit; the messages
 * are at the fields, too.
 */
export function ErrorList({ errors, messageOf, attempts }: ErrorListProps) {
  const t = useText(dispute);
  const box = useRef<HTMLDivElement>(null);
  const wrong = order.filter((field) => errors[field]);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (wrong.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>{t('check', { count: wrong.length })}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>{messageOf(field)}</li>
        ))}
      </ul>
    </div>
  );
}
