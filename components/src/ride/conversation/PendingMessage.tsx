import type { RideConversationEvent, RideConversationSnapshot } from '@mobility/machines/ride-conversation';
import { common } from '../../intl/generated/en-US/common.ts';
import { conversation } from '../../intl/generated/en-US/conversation.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './RideConversation.css.ts';

type PendingMessageProps = {
  snapshot: RideConversationSnapshot;
  send(event: RideConversationEvent): void;
};

/** The message that is on its way, or why it was not sent. */
export const PendingMessage = ({ snapshot, send }: PendingMessageProps) => {
  const t = useText(conversation);
  const tCommon = useText(common);
  const { errorText } = useSentences();
  const { pending, error } = snapshot.context;
  const isSending = snapshot.matches({ outbox: 'sending' });
  return (
    <div className={styles.mine} data-unsent={!isSending || undefined}>
      <p className={styles.text} dir="auto">
        {pending}
      </p>
      <div role={isSending ? 'status' : 'alert'} className={styles.outcome}>
        {isSending && (
          <>
            <SpinnerRing size={16} /> {t('sending')}
          </>
        )}
        {snapshot.matches({ outbox: 'waiting' }) && t('waiting')}
        {snapshot.matches({ outbox: 'failed' }) && (error ? errorText(error) : t('notSent'))}
      </div>
      {!isSending && (
        <div className={styles.actions}>
          <Button size="small" onPress={() => send({ type: 'takeBack' })}>
            {t('edit')}
          </Button>
          <Button size="small" onPress={() => send({ type: 'retry' })}>
            {tCommon('retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
