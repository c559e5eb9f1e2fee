import type { Ride } from '@mobility/openapi';
import CarFront from 'lucide-react/icons/car-front';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminRides } from '../../intl/generated/en-US/admin-rides.ts';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import type { MoreProps } from '../../primitives/More/More.tsx';
import type { Found } from '../../provider/with-cursor.ts';
import { foundRows, wholeCount } from '../console/found-rows.ts';
import { DashboardFailed } from '../panel/DashboardFailed.tsx';
import { ListPanel } from '../panel/ListPanel.tsx';
import * as panel from '../panel/Panel.css.ts';
import { RideFilterLine } from './RideFilterLine.tsx';
import { type RideFilters, rideSorts } from './ride-filters.ts';
import { type RideColumnsProps, useRideColumns } from './use-ride-columns.tsx';

export type RidesViewProps = RideColumnsProps & {
  /** Above the table. */
  map?: ReactNode;
  filters: RideFilters;
  onFilters: (filters: Partial<RideFilters>) => void;
  /** The rides that the filters find, in their order; null while they load. */
  rides: readonly Ride[] | null;
  /** The shown rides are those of the filters before. */
  isOutdated?: boolean;
  /** How many of them there are, where the server says it. */
  found?: Found | null;
  /** How many rides the search read before it stopped; null where it read all. */
  searched?: number | null;
  /** How many rides the platform has, if that is known. */
  total?: number;
  /** How many more rides there are that could not be read. */
  unreadable?: number;
  /** What the last load failed with. */
  error?: unknown;
  onRetry: () => void;
  more: MoreProps;
  /** The filters that the admin has saved. */
  saved?: ReactNode;
  /** Keeps which columns are shown. */
  storage: ColumnStorage;
  /** The id of the ride that the map shows. */
  selected?: string | null;
  /** A press on a row. */
  onRow: (ride: Ride) => void;
};

const keyOf = ({ id }: Ride): string => id;

const isFiltered = ({ search, statuses, type }: RideFilters): boolean =>
  search.trim() !== '' || statuses.length > 0 || type !== 'all';

/** How many of the rides are found, as far as that is known, and the same on a button. */
const useCounts = (props: RidesViewProps) => {
  const { rides, total, filters, more, unreadable = 0, found = null } = props;
  const t = useText(adminRides);
  const list = useText(lists);
  const { number } = useFormats();
  const { count, isMore } = foundRows(rides?.length ?? 0, more.has, found);
  const showText = isMore ? t('showRidesOrMore', { count }) : t('showRides', { count });
  if (props.isOutdated && !props.error) return { count: list('searching'), showText };
  if (!rides || total === undefined || unreadable > 0) return { count: '', showText };
  const all = Math.max(total, count);
  const counted = isMore ? t('orMore', { count }) : number(count);
  const shown = isFiltered(filters) ? counted : number(all);
  return { count: t('ridesShown', { found: shown, count: all }), showText };
};

/** Ride Monitoring: the map of what drives now, the filters, and the rides that they find. */
export const RidesView = (props: RidesViewProps) => {
  const { map, filters, onFilters, rides, unreadable = 0, error, onRetry, more, selected, onRow } = props;
  const t = useText(adminRides);
  const { shown, ...columnChoice } = useColumns('rides', useRideColumns(props), props.storage);
  return (
    <div className={panel.stack}>
      {map}
      <ListPanel
        id="ride-monitoring"
        label={t('title')}
        filters={
          <RideFilterLine
            filters={filters}
            onFilters={onFilters}
            searched={props.searched}
            {...useCounts(props)}
          >
            {props.saved}
            <ColumnChoice {...columnChoice} />
          </RideFilterLine>
        }
        chosenBy={JSON.stringify(filters)}
        failed={error != null && <DashboardFailed error={error} hasData={rides !== null} onRetry={onRetry} />}
        unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
        onRetry={onRetry}
        columns={shown}
        isOutdated={props.isOutdated}
        rows={rides}
        keyOf={keyOf}
        total={wholeCount(rides?.length ?? 0, more.has, {
          all: isFiltered(filters) ? undefined : props.total,
          found: props.found,
        })}
        sort={{ by: filters.sort, direction: filters.direction }}
        onSort={({ by, direction }) => onFilters({ sort: rideSorts.find((sort) => sort === by), direction })}
        selected={selected}
        onRow={onRow}
        more={more}
        empty={{
          icon: <CarFront size={24} />,
          ...(isFiltered(filters)
            ? { title: t('noneFound'), text: t('tryAnother') }
            : { title: t('noneYet'), text: t('noneYetText') }),
        }}
      />
    </div>
  );
};
