import type { Conversation } from '@mobility/openapi';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ReactNode } from 'react';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { More, type MoreProps } from '../../primitives/More/More.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import * as line from '../filters/FilterLine.css.ts';
import * as panel from '../panel/Panel.css.ts';
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

/** The conversations of the platform, and beside them the one that is open. */
export const ConversationsView = ({ children, ...props }: ConversationsViewProps) => {
  const { conversations, unreadable = 0, isFailed = false, onRetry, more, selected = null } = props;
  const t = useText(adminConversations);
  const columns = useConversationColumns(props);
  return (
    <div className={styles.pair}>
      <section
        className={`${panel.panel} ${styles.list}`}
        data-covered={selected !== null || undefined}
        aria-labelledby="conversations"
      >
        <div className={line.line}>
          <h2 id="conversations" className={line.title}>
            {t('conversations')}
          </h2>
          <div className={line.filter}>
            <ToggleGroup
              label={t('show')}
              hideLabel
              options={conversationFilters.map((id) => ({ id, label: t(id) }))}
              value={props.filter}
              onChange={props.onFilter}
            />
          </div>
        </div>
        <div className={panel.notices}>
          {isFailed && <Notice tone="critical" title={t('fetchFailed')} onRetry={onRetry} />}
          {unreadable > 0 && <Notice tone="caution">{t('unreadable', { count: unreadable })}</Notice>}
        </div>
        {(conversations || !isFailed) && (
          <div aria-busy={props.isOutdated || undefined}>
            <DataTable
              label={t('conversations')}
              columns={columns}
              rows={conversations}
              keyOf={keyOf}
              selected={selected}
              empty={
                unreadable === 0 && (
                  <EmptyState
                    icon={<MessagesSquare size={24} />}
                    title={t(props.filter === 'all' ? 'none' : 'allAnswered')}
                    text={props.filter === 'all' ? t('noneText') : undefined}
                  />
                )
              }
            />
            <More {...more} />
          </div>
        )}
      </section>
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
