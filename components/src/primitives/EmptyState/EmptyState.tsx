import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  /** Makes the title the heading of a page that shows nothing else. */
  as?: 'h1';
};

/** Shown where a list is empty: an icon, one sentence, one action. */
export const EmptyState = ({ icon, title, text, action, as }: EmptyStateProps) => {
  const Title = as ?? 'p';
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
