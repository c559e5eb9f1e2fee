import type { Conversation } from '@mobility/openapi';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ReactNode } from 'react';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { MoreProps } from '../../primitives/More/More.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { ListPanel } from '../panel/ListPanel.tsx';
import * as styles from './Conversations.css.ts';
import { type ConversationFilter, conversationFilters } from './conversation-filters.ts';
import { type ConversationColumnsProps, useConversationColumns } from './use-conversation-columns.tsx';

export type ConversationsViewProps = ConversationColumnsProps & {
  /** The latest first; null while they load. */
  conversations: readonly Conversation[] | null;
  /** How many more conversations there are that could not be read. */
  unreadable?: number;
  /** Whether the last load failed. */
  isFailed?: boolean;
  onRetry: () => void;
  more: MoreProps;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  /** The shown conversations are those of the filter before. */
  isOutdated?: boolean;
  /** The id of the open thread. */
  selected?: string | null;
  /** The open thread. */
  children?: ReactNode;
};

const keyOf = ({ thread_id }: Conversation): string => thread_id;

/** The line above the table. */
const Line = ({ filter, onFilter }: ConversationsViewProps) => {
  const t = useText(adminConversations);
  return (
    <div className={line.line}>
      <h2 id="conversations" className={line.title}>
        {t('conversations')}
      </h2>
      <div className={line.filter}>
        <ToggleGroup
          label={t('show')}
          hideLabel
          options={conversationFilters.map((id) => ({ id, label: t(id) }))}
          value={filter}
          onChange={onFilter}
        />
      </div>
    </div>
  );
};

/** The conversations of the platform, and beside them the one that is open. */
export const ConversationsView = ({ children, ...props }: ConversationsViewProps) => {
  const { conversations, unreadable = 0, isFailed = false, onRetry, more, selected = null } = props;
  const t = useText(adminConversations);
  const isAll = props.filter === 'all';
  return (
    <div className={styles.pair}>
      <ListPanel
        id="conversations"
        label={t('conversations')}
        className={styles.list}
        isCovered={selected !== null}
        filters={<Line {...props} />}
        failed={isFailed && t('fetchFailed')}
        unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
        onRetry={onRetry}
        columns={useConversationColumns(props)}
        rows={conversations}
        keyOf={keyOf}
        isOutdated={props.isOutdated}
        selected={selected}
        more={more}
        empty={{
          icon: <MessagesSquare size={24} />,
          title: t(isAll ? 'none' : 'allAnswered'),
          text: isAll ? t('noneText') : undefined,
        }}
      />
      {selected === null ? (
        <div className={`${styles.thread} ${styles.nothingOpen}`}>
          <EmptyState icon={<MessagesSquare size={24} />} title={t('noneOpen')} text={t('noneOpenText')} />
        </div>
      ) : (
        children
      )}
    </div>
  );
};
