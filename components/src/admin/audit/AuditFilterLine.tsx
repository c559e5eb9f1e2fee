import { auditActions, auditEntities } from '@mobility/openapi/lists';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { auditActions as actionNames } from '../../intl/generated/en-US/audit-actions.ts';
import { useText } from '../../intl/use-text.ts';
import { SearchSelect } from '../../primitives/Select/SearchSelect.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { FilterLine } from '../filters/FilterLine.tsx';
import { Order } from '../filters/Order.tsx';
import * as styles from './Audit.css.ts';
import { type AuditDownloadProps, DownloadButton } from './AuditDownload.tsx';
import {
  type AuditFilters,
  auditSeverities,
  auditSorts,
  auditTimeNames,
  noAuditFilters,
} from './audit-filters.ts';
import { useEntityName } from './use-entity-name.ts';

export type AuditFilterLineProps = AuditDownloadProps & {
  filters: AuditFilters;
  onFilters: (filters: Partial<AuditFilters>) => void;
  /** The filters that the admin has saved. */
  saved?: ReactNode;
  /** The choice of columns. */
  columnChoice?: ReactNode;
};

type ChoiceProps<Id extends string> = {
  label: string;
  options: readonly SelectOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

const Choice = <Id extends string>(props: ChoiceProps<Id>) => (
  <div className={styles.select}>
    <Select {...props} hideLabel />
  </div>
);

/** Words of the contract as they are, after the choice of all. A word of the address that is not offered is added. */
const withAll = (all: string, words: readonly string[], chosen: string): SelectOption<string>[] => {
  const others = chosen === 'all' || words.includes(chosen) ? [] : [chosen];
  return [{ id: 'all', label: all }, ...[...words, ...others].map((id) => ({ id, label: id }))];
};

/** All actions by their names, in the order of these. */
const useActionOptions = (chosen: string): SelectOption<string>[] => {
  const t = useText(adminAudit);
  const name = useText(actionNames);
  const { locale } = useFormats();
  const [all, ...actions] = withAll(t('allActions'), auditActions, chosen);
  const named = actions.map(({ id, label }) => {
    const known = auditActions.find((action) => action === id);
    return known ? { id, label: name(known), note: id } : { id, label };
  });
  return [...(all ? [all] : []), ...named.toSorted((a, b) => a.label.localeCompare(b.label, locale))];
};

/** The four filters of the trail beside its search. */
const Choices = ({ filters, onFilters }: Pick<AuditFilterLineProps, 'filters' | 'onFilters'>) => {
  const t = useText(adminAudit);
  const entityName = useEntityName();
  return (
    <>
      <div className={styles.action}>
        <SearchSelect
          label={t('action')}
          search={t('searchActions')}
          nothing={t('noActions')}
          options={useActionOptions(filters.action)}
          value={filters.action}
          onChange={(action) => onFilters({ action })}
        />
      </div>
      <Choice
        label={t('severity')}
        options={(['all', ...auditSeverities] as const).map((id) => ({
          id,
          label: t(id === 'all' ? 'allSeverities' : id),
        }))}
        value={filters.severity}
        onChange={(severity) => onFilters({ severity })}
      />
      <Choice
        label={t('entity')}
        options={withAll(t('allEntities'), auditEntities, filters.entity).map(({ id, label }) => ({
          id,
          label: id === 'all' ? label : entityName(id),
        }))}
        value={filters.entity}
        onChange={(entity) => onFilters({ entity })}
      />
      <Choice
        label={t('time')}
        options={(['all', ...auditTimeNames] as const).map((id) => ({
          id,
          label: t(id === 'all' ? 'allTime' : id),
        }))}
        value={filters.time}
        onChange={(time) => onFilters({ time })}
      />
    </>
  );
};

const directionTexts = {
  timestamp: { asc: 'asc', desc: 'desc' },
  severity: { asc: 'leastSevere', desc: 'mostSevere' },
} as const;
const sortTexts = { timestamp: 'sortTime', severity: 'sortSeverity' } as const;

/** The search, the filters and the order of the audit trail in one line, with the download at its end. */
export const AuditFilterLine = ({ saved, columnChoice, ...props }: AuditFilterLineProps) => {
  const { filters, onFilters } = props;
  const t = useText(adminAudit);
  return (
    <FilterLine
      hideTitle
      id="audit-trail"
      title={t('auditTrail')}
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        description: t('searchHint'),
        value: filters.search,
        onChange: (search) => onFilters({ search }),
      }}
      clear={t('clear')}
      onClear={() => onFilters(noAuditFilters)}
      tools={
        <>
          {saved && <div className={line.filter}>{saved}</div>}
          {columnChoice && <div className={line.filter}>{columnChoice}</div>}
          <div className={line.end}>
            <DownloadButton {...props} />
          </div>
        </>
      }
    >
      <Choices {...props} />
      <Order
        label={t('sort')}
        options={auditSorts.map((id) => ({ id, label: t(sortTexts[id]) }))}
        sort={filters.sort}
        direction={filters.direction}
        directionLabel={t(directionTexts[filters.sort][filters.direction])}
        onOrder={onFilters}
      />
    </FilterLine>
  );
};
