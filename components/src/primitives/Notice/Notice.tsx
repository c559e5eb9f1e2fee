import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './Notice.css.ts';

const icons = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
};
export type NoticeTone = keyof typeof icons;
export type NoticeProps = {
  tone: NoticeTone;
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** Another action in the place of Retry. */
  action?: ReactNode;
};

/** Something to know, in its place on the page. A critical one is announced at once. */
export const Notice = ({ tone, title, children, onRetry, retryLabel = 'Retry', action }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div
      className={`${styles.notice} ${styles.tones[tone]}`}
      role={tone === 'critical' ? 'alert' : undefined}
    >
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  );
};
