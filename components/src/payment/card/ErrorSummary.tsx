import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './CardPaymentDialog.css.ts';

type ErrorSummaryProps<Id extends string> = {
  items: readonly { id: Id; label: string }[];
  /** Each new attempt moves the focus here while a field is invalid. */
  attempts: number;
  onGo(id: Id): void;
};

/** Lists the invalid fields; a press on one moves the focus to it. */
export function ErrorSummary<Id extends string>({ items, attempts, onGo }: ErrorSummaryProps<Id>) {
  const t = useText(payment);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (items.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${styles.summary} ${styles.wide}`}>
      <CircleAlert className={styles.summaryIcon} size={20} aria-hidden />
      <p className={styles.summaryTitle}>{t('checkFields', { count: items.length })}</p>
      <div className={styles.summaryList}>
        {items.map(({ id, label }) => (
          <Button key={id} className={styles.summaryLink} onPress={() => onGo(id)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
