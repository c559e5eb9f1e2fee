import Info from 'lucide-react/icons/info';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { adminSummary } from '../../intl/generated/en-US/admin-summary.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { PopoverDialog } from '../../primitives/Popover/PopoverDialog.tsx';
import * as styles from './AboutRevenue.css.ts';

/** A button beside the label of the revenue, which explains why the payment analytics has another figure. */
export const AboutRevenue = () => {
  const t = useText(adminSummary);
  const label = t('aboutRevenue');
  return (
    <DialogTrigger>
      <IconButton className={styles.button} label={label} icon={<Info size={14} aria-hidden />} />
      <PopoverDialog label={label} placement="bottom start" className={styles.words}>
        <p>{t('withUnpaid')}</p>
      </PopoverDialog>
    </DialogTrigger>
  );
};
