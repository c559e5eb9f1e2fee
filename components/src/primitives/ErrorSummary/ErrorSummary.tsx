import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { errorSummary } from '../../intl/generated/en-US/error-summary.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  /** The invalid fields of the form around the summary, in the order of the form. */
  fields: readonly { name: string; label: string }[];
  /** How often the form was submitted. Each new attempt moves the focus here while a field is invalid. */
  attempts: number;
};

/** Lists the invalid fields of its form; a press on one moves the focus to it. */
export const ErrorSummary = ({ fields, attempts }: ErrorSummaryProps) => {
  const t = useText(errorSummary);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const goTo = (name: string): void => {
    const field = box.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  if (fields.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <CircleAlert className={styles.icon} size={20} aria-hidden />
      <p className={styles.title}>{t('checkFields', { count: fields.length })}</p>
      <div className={styles.list}>
        {fields.map(({ name, label }) => (
          <Button key={name} className={styles.link} onPress={() => goTo(name)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
};
