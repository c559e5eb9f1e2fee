import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useFormats } from '../../format/use-formats.ts';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { useText } from '../../intl/use-text.ts';
import { filters, type NotificationFilter } from './filter.ts';
import * as styles from './Notifications.css.ts';

const labels = {
  all: 'showAll',
  unread: 'showUnread',
  ride: 'showRide',
  message: 'showMessage',
  balance: 'showBalance',
} as const;

export type FilterRailProps = {
  value: NotificationFilter;
  /** Null while they are not known. */
  counts: Record<NotificationFilter, number> | null;
  onChange(filter: NotificationFilter): void;
};

/** What the list shows, each with its count: chips on phones and tablets, a rail from 1024 px on. */
export function FilterRail({ value, counts, onChange }: FilterRailProps) {
  const t = useText(notification);
  const formats = useFormats();
  return (
    <RadioGroup
      aria-label={t('filter')}
      className={styles.rail}
      value={value}
      onChange={(next) => {
        const chosen = filters.find((filter) => filter === next);
        if (chosen) onChange(chosen);
      }}
    >
      {filters.map((filter) => (
        <Radio key={filter} value={filter} className={styles.choice}>
          {t(labels[filter])} <span className={styles.count}>{counts && formats.number(counts[filter])}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
