import type { UnpaidRide } from '@mobility/openapi';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import * as panel from '../panel/Panel.css.ts';
import { OnceButton } from './OnceButton.tsx';
import * as styles from './UnpaidActions.css.ts';
import { wasJustReminded } from './unpaid.ts';

/** What an admin does about an unpaid ride. */
export type UnpaidActionsProps = {
  /** The time in milliseconds since 1970. */
  now: number;
  /** The ids of the rides whose riders are being reminded. */
  reminding: readonly string[];
  /** The ids of the rides that are being escalated. */
  escalating: readonly string[];
  onRemind: (ride: UnpaidRide) => void;
  onEscalate: (ride: UnpaidRide) => void;
  onWriteOff: (ride: UnpaidRide) => void;
};

/** Remind, Escalate, and a menu with what is rare. */
export const UnpaidActions = ({ ride, ...on }: UnpaidActionsProps & { ride: UnpaidRide }) => {
  const t = useText(adminPayments);
  const name = ride.rider_name;
  return (
    <div className={panel.actions}>
      <OnceButton
        size="small"
        className={`${panel.inRow} ${panel.grow} ${styles.action}`}
        aria-label={t('remindRider', { name })}
        isDone={wasJustReminded(ride, on.now)}
        isPending={on.reminding.includes(ride.ride_id)}
        onPress={() => on.onRemind(ride)}
      >
        <span className={styles.label}>{t('remind')}</span>
      </OnceButton>
      <OnceButton
        size="small"
        variant="danger"
        className={`${panel.inRow} ${panel.grow} ${styles.action}`}
        aria-label={t('escalateRide', { name })}
        isDone={Boolean(ride.escalated_at)}
        isPending={on.escalating.includes(ride.ride_id)}
        onPress={() => on.onEscalate(ride)}
      >
        <span className={styles.label}>{t('escalate')}</span>
      </OnceButton>
      <Menu
        label={t('moreActions', { name })}
        trigger={
          <IconButton
            size="small"
            className={panel.inRow}
            label={t('moreActions', { name })}
            icon={<Ellipsis size={16} aria-hidden />}
          />
        }
        items={[{ id: 'write-off', label: t('writeOff'), tone: 'critical' }]}
        onAction={() => on.onWriteOff(ride)}
      />
    </div>
  );
};
