import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './CardPaymentDialog.css.ts';

type ErrorSummaryProps<Id extends string> = {
  items: readonly { id: Id; label: string }[];
  /** Each new attempt moves the focus here while something is wrong. */
  attempts: number;
  onGo(id: Id): void;
};

/** Names the fields that are wrong and leads to them. */
export function ErrorSummary<Id extends string>({ items, attempts, onGo }: ErrorSummaryProps<Id>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (items.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${styles.summary} ${styles.wide}`}>
      <CircleAlert className={styles.summaryIcon} size={20} aria-hidden />
      <p className={styles.summaryTitle}>
        Check {items.length} {items.length === 1 ? 'field' : 'fields'}
      </p>
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
