import type { Conversation } from '@mobility/openapi';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { MoreProps } from '../../primitives/More/More.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import type { Found } from '../../provider/with-cursor.ts';
import { foundRows, wholeCount } from '../console/found-rows.ts';
import * as line from '../filters/FilterLine.css.ts';
import { FilterLine, FoundCount } from '../filters/FilterLine.tsx';
import { ListPanel } from '../panel/ListPanel.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import * as styles from './Conversations.css.ts';
import { type ConversationFilter, conversationFilters } from './conversation-filters.ts';
import { type ConversationColumnsProps, useConversationColumns } from './use-conversation-columns.tsx';

export type ConversationsViewProps = ConversationColumnsProps & {
  /** The latest first; null while they load. */
  conversations: readonly Conversation[] | null;
  /** How many more conversations there are that could not be read. */
  unreadable?: number;
  /** What the last load failed with. */
  error?: unknown;
  onRetry: () => void;
  more: MoreProps;
  /** What people, threads and messages are searched for. */
  search: string;
  onSearch: (search: string) => void;
  /** How many of them there are, where the server says it. */
  found?: Found | null;
  /** How many rows the search read where it stopped before the end. */
  searched?: number | null;
  /** How many conversations there are, if that is known. */
  total?: number | undefined;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  /** The shown conversations are those of the filter before. */
  isOutdated?: boolean;
  /** The filters that the admin has saved. */
  saved?: ReactNode;
  /** Keeps which columns are shown. */
  storage: ColumnStorage;
  /** The id of the open thread. */
  selected?: string | null;
  /** The open thread. */
  children?: ReactNode;
};

const keyOf = ({ thread_id }: Conversation): string => thread_id;

const isNarrowed = ({ filter, search }: Pick<ConversationsViewProps, 'filter' | 'search'>): boolean =>
  filter !== 'all' || search.trim() !== '';

/** Which of how many conversations are shown, as far as that is known. */
const useCount = ({ conversations, total, unreadable = 0, isOutdated, ...rest }: ConversationsViewProps) => {
  const t = useText(adminConversations);
  const list = useText(lists);
  const { number } = useFormats();
  if (isOutdated && !rest.error) return list('searching');
  if (!conversations || total === undefined || unreadable > 0 || isOutdated) return '';
  const { count, isMore } = foundRows(conversations.length, rest.more.has, rest.found);
  const all = Math.max(total, count);
  const counted = isMore ? t('orMore', { count }) : number(count);
  return t('shown', { found: isNarrowed(rest) || !rest.more.has ? counted : number(all), count: all });
};

/** The line above the table. */
const Line = ({ columnChoice, ...props }: ConversationsViewProps & { columnChoice: ReactNode }) => {
  const { filter, onFilter, search, onSearch, searched, saved } = props;
  const t = useText(adminConversations);
  return (
    <FilterLine
      id="conversations"
      title={t('conversations')}
      search={{ label: t('search'), placeholder: t('search'), value: search, onChange: onSearch }}
      tools={
        <div className={line.tools}>
          {saved}
          {columnChoice}
        </div>
      }
      found={
        <FoundCount count={useCount(props)} cut={searched != null && t('searchCut', { count: searched })} />
      }
    >
      <div className={line.filter}>
        <ToggleGroup
          label={t('show')}
          hideLabel
          options={conversationFilters.map((id) => ({ id, label: t(id) }))}
          value={filter}
          onChange={onFilter}
        />
      </div>
    </FilterLine>
  );
};

/** What is said where there is nothing to show. */
const useEmpty = ({ filter, search }: ConversationsViewProps) => {
  const t = useText(adminConversations);
  const icon = <MessagesSquare size={24} />;
  if (search.trim() !== '') return { icon, title: t('noneFound'), text: t('tryAnother') };
  return filter === 'all'
    ? { icon, title: t('none'), text: t('noneText') }
    : { icon, title: t('allAnswered') };
};

/** The conversations of the platform, and beside them the one that is open. */
export const ConversationsView = ({ children, ...props }: ConversationsViewProps) => {
  const { conversations, unreadable = 0, error, onRetry, more, selected = null } = props;
  const t = useText(adminConversations);
  const isUnread = conversations === null && error != null;
  const { shown, ...columnChoice } = useColumns(
    'conversations',
    useConversationColumns(props),
    props.storage,
  );
  return (
    <div className={styles.pair}>
      <ListPanel
        id="conversations"
        label={t('conversations')}
        className={styles.list}
        isCovered={selected !== null}
        filters={<Line {...props} columnChoice={<ColumnChoice {...columnChoice} />} />}
        chosenBy={`${props.filter} ${props.search}`}
        failed={error != null && <LoadFailed error={error} text={t('fetchFailed')} onRetry={onRetry} />}
        unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
        onRetry={onRetry}
        columns={shown}
        rows={conversations}
        keyOf={keyOf}
        total={wholeCount(conversations?.length ?? 0, more.has, {
          all: isNarrowed(props) ? undefined : props.total,
          found: props.found,
        })}
        isOutdated={props.isOutdated}
        selected={selected}
        more={more}
        empty={useEmpty(props)}
      />
      {selected === null && !isUnread && (
        <div className={`${styles.thread} ${styles.nothingOpen}`}>
          <EmptyState icon={<MessagesSquare size={24} />} title={t('noneOpen')} text={t('noneOpenText')} />
        </div>
      )}
      {selected !== null && children}
    </div>
  );
};
