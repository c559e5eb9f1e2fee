import type { UnpaidRide } from '@mobility/openapi';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useLayoutEffect, useRef } from 'react';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import * as panel from '../panel/Panel.css.ts';
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

/** A button that cannot be used a second time loses the focus, which goes to the last button beside it. */
const useKeptFocus = () => {
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches(':disabled') || !buttons.current?.contains(activeElement)) return;
    [...buttons.current.querySelectorAll<HTMLElement>('button:enabled')].at(-1)?.focus();
  });
  return buttons;
};

/** Remind, Escalate, and a menu with what is rare. */
export const UnpaidActions = ({ ride, ...on }: UnpaidActionsProps & { ride: UnpaidRide }) => {
  const t = useText(adminPayments);
  const name = ride.rider_name;
  const buttons = useKeptFocus();
  return (
    <div ref={buttons} className={panel.actions}>
      <Button
        size="small"
        className={`${panel.inRow} ${panel.grow}`}
        aria-label={t('remindRider', { name })}
        isDisabled={wasJustReminded(ride, on.now)}
        isPending={on.reminding.includes(ride.ride_id)}
        onPress={() => on.onRemind(ride)}
      >
        {t('remind')}
      </Button>
      <Button
        size="small"
        variant="danger"
        className={`${panel.inRow} ${panel.grow}`}
        aria-label={t('escalateRide', { name })}
        isDisabled={Boolean(ride.escalated_at)}
        isPending={on.escalating.includes(ride.ride_id)}
        onPress={() => on.onEscalate(ride)}
      >
        {t('escalate')}
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
