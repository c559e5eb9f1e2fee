import CircleCheck from 'lucide-react/icons/circle-check';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './ThreadStatus.css.ts';

export type ThreadStatusViewProps = {
  /** An admin has marked the conversation as answered; otherwise it waits for an answer. */
  isMarked: boolean;
  /** The name of that admin, if it is known. */
  markedBy: string | null;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onChange: (isAnswered: boolean) => void;
};

/** Whether a conversation waits for an answer. One button changes it there and back, so that it keeps the focus. */
export const ThreadStatusView = (props: ThreadStatusViewProps) => {
  const { isMarked, markedBy, isPending, error, onChange } = props;
  const t = useText(adminConversations);
  const marked = markedBy ? t('markedBy', { name: markedBy }) : t('marked');
  return (
    <div className={styles.status}>
      {error && <Notice tone="critical">{error}</Notice>}
      <div className={styles.line}>
        <span className={styles.said} data-marked={isMarked || undefined} role="status">
          {isMarked && <CircleCheck className={styles.icon} size={16} aria-hidden />}
          {isMarked ? marked : t('waits')}
        </span>
        <Button size="small" isPending={isPending} onPress={() => onChange(!isMarked)}>
          {t(isMarked ? 'unmark' : 'mark')}
        </Button>
      </div>
    </div>
  );
};
