import type { SpokenMessage } from '@mobility/machines/ride-conversation';
import { useFormats } from '../../format/use-formats.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RideConversation.css.ts';

type BubbleProps = {
  message: SpokenMessage;
  /** Who wrote it, for screen readers; the side of the bubble shows it too. */
  sender: string;
};

/** One message: the reader's at the end of the line, the other person's at its start. */
export const Bubble = ({ message: { isMine, text, at }, sender }: BubbleProps) => {
  const formats = useFormats();
  return (
    <div className={isMine ? styles.mine : styles.theirs}>
      <VisuallyHidden>{sender}: </VisuallyHidden>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <span className={styles.time}>{formats.time(at)}</span>
    </div>
  );
};
