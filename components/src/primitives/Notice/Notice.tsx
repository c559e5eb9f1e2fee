import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../Button/Button.tsx';
import { useFocusAfter } from '../Heading/focus-heading.ts';
import * as styles from './Notice.css.ts';

export type NoticeTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
const icons: Record<NoticeTone, typeof Info> = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
};
export type NoticeProps = {
  tone: NoticeTone;
  title?: string;
  /** The id of its words, which then describe Retry. */
  id?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** Another action instead of Retry. */
  action?: ReactNode;
  /** It has been there from the start, so that nothing is announced. */
  isStatic?: boolean;
};

/** A message within the page. Screen readers announce a critical one at once. */
export const Notice = ({ tone, title, id, children, onRetry, retryLabel, action, isStatic }: NoticeProps) => {
  const t = useText(common);
  const Icon = icons[tone];
  return (
    <div
      ref={useFocusAfter()}
      className={`${styles.notice} ${styles.tones[tone]}`}
      role={tone === 'critical' && !isStatic ? 'alert' : undefined}
    >
      <div id={id} className={styles.words}>
        <Icon className={styles.icon} size={20} aria-hidden="true" />
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onRetry && (
        <Button size="small" aria-describedby={id} onPress={onRetry}>
          {retryLabel ?? t('retry')}
        </Button>
      )}
      {action}
    </div>
  );
};
