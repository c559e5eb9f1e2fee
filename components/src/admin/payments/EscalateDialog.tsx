import type { UnpaidRide } from '@mobility/openapi';
import { shortId } from '../../format/id.ts';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { buttons } from '../users/dialogs/UserDialog.css.ts';
import { amountOf } from './unpaid.ts';

export type EscalateDialogProps = {
  ride: UnpaidRide;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a ride is escalated, which can be done once. */
export const EscalateDialog = ({ ride, onConfirm, onClose }: EscalateDialogProps) => {
  const t = useText(adminPayments);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('escalateTitle', { id: shortId(ride.ride_id) })}
      footer={
        <div className={buttons}>
          <Button fullWidth onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" fullWidth onPress={onConfirm}>
            {t('escalate')}
          </Button>
        </div>
      }
    >
      <p>
        <MoneyText>{t('escalateConsequence', { rider: ride.rider_name, fare: amountOf(ride) })}</MoneyText>
      </p>
    </Dialog>
  );
};
