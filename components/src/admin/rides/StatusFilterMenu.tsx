import ChevronDown from 'lucide-react/icons/chevron-down';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { useFormats } from '../../format/use-formats.ts';
import { adminRides } from '../../intl/generated/en-US/admin-rides.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { PopoverDialog } from '../../primitives/Popover/PopoverDialog.tsx';
import { StatusWord } from './RideCells.tsx';
import { type RideFilters, statusFilters } from './ride-filters.ts';
import * as styles from './StatusFilterMenu.css.ts';

export type StatusFilterMenuProps = {
  statuses: RideFilters['statuses'];
  onStatuses: (statuses: RideFilters['statuses']) => void;
  /** How many rides are found, as the text of the button that closes the menu. */
  showText: string;
};

/** A button that opens the status filter: a box for each status, and one for all. */
export const StatusFilterMenu = (props: StatusFilterMenuProps) => {
  const t = useText(adminRides);
  const { number } = useFormats();
  const { length } = props.statuses;
  return (
    <DialogTrigger>
      <Button className={styles.trigger}>
        {t('status')} <span className={styles.count}>{length === 0 ? t('all') : number(length)}</span>{' '}
        <ChevronDown size={16} aria-hidden />
      </Button>
      <PopoverDialog label={t('status')} placement="bottom start" className={styles.menu}>
        {({ close }) => <Boxes {...props} onClose={close} />}
      </PopoverDialog>
    </DialogTrigger>
  );
};

const Boxes = ({
  statuses,
  onStatuses,
  showText,
  onClose,
}: StatusFilterMenuProps & { onClose: () => void }) => {
  const t = useText(adminRides);
  return (
    <>
      <Checkbox isSelected={statuses.length === 0} onChange={() => onStatuses([])}>
        {t('all')}
      </Checkbox>
      <div className={styles.boxes}>
        {statusFilters.map((status) => (
          <Checkbox
            key={status}
            isSelected={statuses.includes(status)}
            onChange={(isOn) =>
              onStatuses(statusFilters.filter((each) => (each === status ? isOn : statuses.includes(each))))
            }
          >
            <StatusWord status={status} />
          </Checkbox>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" onPress={() => onStatuses([])}>
          {t('clear')}
        </Button>
        <Button size="small" variant="primary" fullWidth onPress={onClose}>
          {showText}
        </Button>
      </div>
    </>
  );
};
