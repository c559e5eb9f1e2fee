import type { AllDisputes, Dispute } from '@mobility/openapi';
import { disputeKinds } from '@mobility/openapi/disputes';
import Scale from 'lucide-react/icons/scale';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import type { MoreProps } from '../../primitives/More/More.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import { wholeCount } from '../console/found-rows.ts';
import { Controls } from '../filters/Controls.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { ListPanel } from '../panel/ListPanel.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import * as styles from './Disputes.css.ts';
import { type DisputeColumnsProps, useDisputeColumns } from './use-dispute-columns.tsx';
import { useTypeText } from './use-type-text.ts';
import { type DisputeFilter, disputeFilters, figuresOf } from './worklist.ts';

export type DisputesViewProps = DisputeColumnsProps & {
  /** The disputes that the filters find, what is due first; null while they load. */
  disputes: readonly Dispute[] | null;
  /** How many disputes there are in each status. A backend may not say it. */
  counts?: AllDisputes['counts'];
  onFilter: (filter: DisputeFilter) => void;
  /** A type of dispute, or all. */
  type: string;
  onType: (type: string) => void;
  /** The user whose disputes alone are shown: those that the user opened, or that are about rides that the user drove. */
  user?: { id: string; name: string } | null;
  onAllUsers?: () => void;
  /** The shown disputes are those of the filters before. */
  isOutdated?: boolean;
  more: MoreProps;
  /** How many rows the filter read where it stopped before the end. */
  searched?: number | null;
  /** How many more disputes there are that could not be read. */
  unreadable?: number;
  /** What the last load failed with. */
  error?: unknown;
  onRetry: () => void;
  /** The id of the dispute whose case is open. */
  selected?: string | null;
  /** The filters that the admin has saved. */
  saved?: ReactNode;
  /** Keeps which columns are shown. */
  storage: ColumnStorage;
  /** The open case. */
  children?: ReactNode;
  /** Below the list, beside the open case. */
  below?: ReactNode;
};

const keyOf = ({ id }: Dispute): string => id;

type FiltersProps = Pick<
  DisputesViewProps,
  'counts' | 'filter' | 'onFilter' | 'type' | 'onType' | 'user' | 'onAllUsers' | 'searched' | 'saved'
> & {
  columnChoice: ReactNode;
};

const Filters = ({ columnChoice, ...props }: FiltersProps) => {
  const { counts, filter, onFilter, type, onType, user, onAllUsers, searched, saved } = props;
  const t = useText(adminDisputes);
  const { number, percent } = useFormats();
  const figures = counts && figuresOf(counts);
  const typeText = useTypeText();
  const title = useRef<HTMLHeadingElement>(null);
  const showAll = () => {
    // The button disappears.
    title.current?.focus();
    onAllUsers?.();
  };
  return (
    <div className={line.line}>
      <h2 ref={title} tabIndex={-1} id="disputes" className={line.title}>
        {t('disputes')}
      </h2>
      <Controls>
        <div className={styles.filter}>
          <ToggleGroup
            label={t('show')}
            hideLabel
            options={disputeFilters.map((id) => ({
              id,
              label: figures ? (
                <>
                  {t(id)} <span className={styles.count}>{number(figures[id])}</span>
                </>
              ) : (
                t(id)
              ),
            }))}
            value={filter}
            onChange={onFilter}
          />
        </div>
        <div className={line.filter}>
          <Select
            label={t('type')}
            hideLabel
            options={[
              { id: 'all', label: t('allTypes') },
              ...disputeKinds.map((kind) => ({ id: kind.type as string, label: typeText(kind.type) })),
            ]}
            value={type}
            onChange={onType}
          />
        </div>
        {user && (
          <div className={line.filter}>
            <Button
              icon={<X size={16} aria-hidden />}
              aria-label={t('allUsers', { name: user.name })}
              onPress={showAll}
            >
              <bdi>{user.name}</bdi>
            </Button>
          </div>
        )}
        <div className={styles.tools}>
          {saved}
          {columnChoice}
        </div>
      </Controls>
      <div className={line.found}>
        {searched != null && (
          <span className={line.cut} role="status">
            {t('searchCut', { count: searched })}
          </span>
        )}
        {figures && figures.all > 0 && t('shareResolved', { percent: percent(figures.percentResolved) })}
      </div>
    </div>
  );
};

/** The disputes to decide, what is due first, and beside them the one that is open. */
export const DisputesView = ({ children, below, ...props }: DisputesViewProps) => {
  const { disputes, unreadable = 0, error, onRetry, selected = null } = props;
  const t = useText(adminDisputes);
  const all = props.type === 'all' && props.counts ? figuresOf(props.counts)[props.filter] : undefined;
  const { shown, ...columnChoice } = useColumns('disputes', useDisputeColumns(props), props.storage);
  return (
    <div className={styles.pair} data-open={selected !== null || undefined}>
      <ListPanel
        id="disputes"
        label={t('disputes')}
        className={styles.list}
        filters={<Filters {...props} columnChoice={<ColumnChoice {...columnChoice} />} />}
        chosenBy={`${props.filter} ${props.type} ${props.user?.id ?? ''}`}
        failed={error != null && <LoadFailed error={error} text={t('fetchFailed')} onRetry={onRetry} />}
        unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
        onRetry={onRetry}
        columns={shown}
        rows={disputes}
        isOutdated={props.isOutdated}
        more={props.more}
        keyOf={keyOf}
        total={wholeCount(disputes?.length ?? 0, props.more.has, { all })}
        selected={selected}
        empty={{ icon: <Scale size={24} />, title: t('noDisputes'), text: t('noDisputesText') }}
      />
      {children}
      {below && <div className={styles.belowList}>{below}</div>}
    </div>
  );
};
