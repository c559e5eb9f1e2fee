import type { UnpaidRide } from '@mobility/openapi';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef } from 'react';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import * as panel from '../panel/Panel.css.ts';
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

/** How long a dialog that closes takes to give its opener the focus back, in milliseconds. */
const settling = 50;

/** When a button of the row has been used and can no longer be pressed, its focus goes to the last button of the row. */
const useKeptFocus = (used: number) => {
  const buttons = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (used === 0 || !wasPressed.current) return;
    wasPressed.current = false;
    const keep = () => {
      const { activeElement, body } = document;
      // Browsers take the focus from a button that is disabled.
      const isLost = activeElement === body || activeElement?.matches(':disabled');
      if (isLost)
        [...(buttons.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)?.focus();
    };
    keep();
    const handle = setTimeout(keep, settling);
    return () => clearTimeout(handle);
  }, [used]);
  const notePress = (): void => {
    wasPressed.current = true;
  };
  return { buttons, notePress };
};

/** Remind, Escalate, and a menu with what is rare. */
export const UnpaidActions = ({ ride, ...on }: UnpaidActionsProps & { ride: UnpaidRide }) => {
  const t = useText(adminPayments);
  const name = ride.rider_name;
  const wasReminded = wasJustReminded(ride, on.now);
  const isEscalated = Boolean(ride.escalated_at);
  const { buttons, notePress } = useKeptFocus(Number(wasReminded) + Number(isEscalated));
  return (
    <div ref={buttons} className={panel.actions}>
      <Button
        size="small"
        className={`${panel.inRow} ${panel.grow} ${styles.action}`}
        aria-label={t('remindRider', { name })}
        isDisabled={wasReminded}
        isPending={on.reminding.includes(ride.ride_id)}
        onPress={() => {
          notePress();
          on.onRemind(ride);
        }}
      >
        <span className={styles.label}>{t('remind')}</span>
      </Button>
      <Button
        size="small"
        variant="danger"
        className={`${panel.inRow} ${panel.grow} ${styles.action}`}
        aria-label={t('escalateRide', { name })}
        isDisabled={isEscalated}
        isPending={on.escalating.includes(ride.ride_id)}
        onPress={() => {
          notePress();
          on.onEscalate(ride);
        }}
      >
        <span className={styles.label}>{t('escalate')}</span>
      </Button>
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
