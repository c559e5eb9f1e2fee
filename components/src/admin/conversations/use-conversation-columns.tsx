import type { Conversation } from '@mobility/openapi';
import { Link } from 'react-aria-components/Link';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Conversations.css.ts';

export type ParticipantsProps = Pick<Conversation, 'participants'> & {
  /** The address of the users whose name or e-mail contains a text. */
  hrefOfUser: (search: string) => string;
};

/** The people of a thread; each name opens the user management with its search filled in. */
const Participants = ({ participants, hrefOfUser }: ParticipantsProps) => {
  const t = useText(adminConversations);
  return (
    <span className={styles.people}>
      {participants.map(({ id, name, email }, index) => (
        <span key={id} className={styles.person}>
          <Link className={panel.link} href={hrefOfUser(email || name)}>
            <bdi>{name}</bdi>
          </Link>
          {index < participants.length - 1 && t('betweenNames')}
        </span>
      ))}
    </span>
  );
};

export type ConversationColumnsProps = Pick<ParticipantsProps, 'hrefOfUser'> & {
  onView: (conversation: Conversation) => void;
};

/** How much was written, and what came last. */
const useMessageColumns = (): Column<Conversation>[] => {
  const t = useText(adminConversations);
  const { number, time, date } = useFormats();
  return [
    {
      id: 'count',
      name: t('messages'),
      width: '5.75rem',
      align: 'end',
      card: 'fact',
      isOptional: true,
      cell: ({ message_count }) => <span className={panel.numeric}>{number(message_count)}</span>,
    },
    {
      id: 'last',
      name: t('lastMessage'),
      width: '7.25rem',
      align: 'end',
      card: 'fact',
      isOptional: true,
      cell: ({ last_message_at }) => (
        <span className={styles.moment}>
          <span>{time(last_message_at)}</span> <span>{date(last_message_at)}</span>
        </span>
      ),
    },
    {
      id: 'latest',
      name: t('latestMessage'),
      card: 'line',
      isOptional: true,
      cell: ({ messages }) => (
        <span className={styles.latest} dir="auto" title={messages.at(-1)?.message}>
          <MoneyText>{messages.at(-1)?.message ?? ''}</MoneyText>
        </span>
      ),
    },
  ];
};

/** The columns of the conversations. */
export const useConversationColumns = ({
  hrefOfUser,
  onView,
}: ConversationColumnsProps): Column<Conversation>[] => {
  const t = useText(adminConversations);
  return [
    {
      id: 'thread',
      name: t('thread'),
      width: '7.25rem',
      card: 'fact',
      isOptional: true,
      cell: ({ thread_id }) => <span className={panel.id}>{shortId(thread_id)}</span>,
    },
    {
      id: 'participants',
      name: t('participants'),
      width: '24%',
      card: 'title',
      cell: ({ participants }) => <Participants participants={participants} hrefOfUser={hrefOfUser} />,
    },
    ...useMessageColumns(),
    {
      id: 'view',
      isControl: true,
      name: t('view'),
      width: '6.25rem',
      align: 'end',
      card: 'aside',
      cell: (conversation) => (
        <Button
          size="small"
          className={panel.inRow}
          aria-label={t('viewThread', { id: shortId(conversation.thread_id) })}
          onPress={() => onView(conversation)}
        >
          {t('view')}
        </Button>
      ),
    },
  ];
};
