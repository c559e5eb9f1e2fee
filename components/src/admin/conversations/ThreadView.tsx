import type { ConversationThread } from '@mobility/openapi';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { shortId } from '../../format/id.ts';
import { senderNameOf } from '../../format/sender-name.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Beside } from '../beside/Beside.tsx';
import { useBeside } from '../beside/use-beside.ts';
import { useTop } from '../beside/use-top.ts';
import * as panel from '../panel/Panel.css.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './Conversations.css.ts';

export type ThreadViewProps = {
  id: string;
  /** Null while it loads. */
  thread: ConversationThread | null;
  /** The signed-in admin, whose messages are on the side of the platform. */
  userId: string | null;
  /** Why the last load failed: there is no such conversation, or it could not be read. */
  failure?: 'missing' | 'failed' | null;
  onRetry: () => void;
  onClose: () => void;
  /** Below the messages, such as an answer. */
  children?: ReactNode;
};

type Message = ConversationThread['messages'][number];

/** Shows the newest message first, and each one that arrives. */
const useScrollToEnd = (count: number) => {
  const log = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there are more messages.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return log;
};

const isOurs = ({ sender_id }: Message, userId: string | null): boolean =>
  !sender_id || sender_id === 'admin' || sender_id === userId;

/** One conversation with its messages, the newest at the end. */
export const ThreadView = ({ id, thread, failure = null, onRetry, onClose, ...rest }: ThreadViewProps) => {
  const t = useText(adminConversations);
  const { props, head } = useBeside<HTMLElement, HTMLHeadingElement>(id, onClose);
  useTop(props.ref);
  const names = thread?.participants?.map(({ name }) => name).join(', ');
  return (
    <Beside labelledBy="open-thread" onClose={onClose}>
      <section {...props} className={styles.thread} aria-labelledby="open-thread">
        <div className={styles.head}>
          <div>
            <h2 ref={head} id="open-thread" tabIndex={-1} className={styles.title}>
              {names || t('threadTitle', { id: shortId(id) })}
            </h2>
            <p className={styles.sender}>
              {thread && t('threadFacts', { id: shortId(id), count: thread.messages.length })}
            </p>
          </div>
          <IconButton label={t('close')} icon={<X size={20} aria-hidden />} onPress={onClose} />
        </div>
        {failure === 'missing' && <Notice tone="critical" title={t('threadMissing')} />}
        {failure === 'failed' && <RetryNotice title={t('threadFailed')} onRetry={onRetry} />}
        {thread && <Messages messages={thread.messages} userId={rest.userId} />}
        {!thread && !failure && (
          <div className={styles.log}>
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        )}
        {thread && rest.children}
      </section>
    </Beside>
  );
};

type MessagesProps = Pick<ThreadViewProps, 'userId'> & Pick<ConversationThread, 'messages'>;

const Messages = ({ messages, userId }: MessagesProps) => {
  const t = useText(adminConversations);
  const tCommon = useText(common);
  const { dateTime } = useFormats();
  const log = useScrollToEnd(messages.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: messages that scroll must be reachable by keyboard.
    <ol ref={log} className={styles.log} aria-label={t('messages')} tabIndex={0}>
      {messages.map((message, index) => (
        <li
          key={message.id ?? index}
          className={styles.entry}
          data-ours={isOurs(message, userId) || undefined}
        >
          <span className={styles.sender}>
            <bdi className={panel.strong}>{senderNameOf(message.sender_name) ?? tCommon('admin')}</bdi>{' '}
            {dateTime(message.created_at)}
          </span>
          <bdi className={styles.bubble}>
            <MoneyText>{message.message}</MoneyText>
          </bdi>
        </li>
      ))}
    </ol>
  );
};
