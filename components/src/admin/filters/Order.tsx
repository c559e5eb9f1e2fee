import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import * as line from './FilterLine.css.ts';
import * as styles from './Order.css.ts';

type Direction = 'asc' | 'desc';

export type OrderProps<Sort extends string> = {
  /** The name of the choice. */
  label: string;
  options: readonly SelectOption<Sort>[];
  sort: Sort;
  direction: Direction;
  /** What the direction means for this order. */
  directionLabel: string;
  onOrder: (order: { sort: Sort } | { direction: Direction }) => void;
};

/** What a list is sorted by, and its direction. */
export const Order = <Sort extends string>(props: OrderProps<Sort>) => {
  const { label, options, sort, direction, directionLabel, onOrder } = props;
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <div className={`${line.filter} ${styles.order}`}>
      <Select
        label={label}
        hideLabel
        options={options}
        value={sort}
        onChange={(next) => onOrder({ sort: next })}
      />
      <IconButton
        variant="secondary"
        className={styles.direction}
        label={directionLabel}
        icon={<Arrow size={16} aria-hidden />}
        onPress={() => onOrder({ direction: direction === 'asc' ? 'desc' : 'asc' })}
      />
    </div>
  );
};
