import { wasCancelled } from '@mobility/machines/ride';
import type { Dispute, PaymentRecord, Ride } from '@mobility/openapi';
import Printer from 'lucide-react/icons/printer';
import { isOpen } from '../../dispute/is-open.ts';
import { RideDisputesView } from '../../dispute/RideDisputesView.tsx';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { RidePane } from '../live/RidePane.tsx';
import { RideLegs } from '../RideLegs.tsx';
import { rideDate } from '../ride-text.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { Bill } from './Bill.tsx';
import { Facts } from './Facts.tsx';
import { PaymentBox } from './PaymentBox.tsx';
import { People } from './People.tsx';
import { ReceiptActions, type ReceiptActionsProps } from './ReceiptActions.tsx';
import * as styles from './RideDetailsDialog.css.ts';
import { Timeline } from './Timeline.tsx';

export type RideDetailsDialogProps = Omit<ReceiptActionsProps, 'ride' | 'isDisputed'> & {
  /** The ride to show; null closes. */
  ride: Ride | null;
  /** Who reads the details. The rider by default. */
  viewer?: 'rider' | 'driver' | 'admin';
  /** How the ride was paid, as far as that is known. */
  payment?: PaymentRecord;
  /** The rider's disputes about the ride, newest first. */
  disputes?: readonly Dispute[];
  /** The page with all disputes of the rider. */
  disputesHref?: string;
  /** Who the receipt is for; only on paper. */
  owner?: string;
  /** For admins: the address of a user's details, to which the names lead. */
  hrefOfUser?(id: string): string;
  onClose(): void;
};

/** Everything about one ride as a receipt, its fare in dollars. It is printed in place of the page. */
export function RideDetailsDialog({ ride, onClose, ...rest }: RideDetailsDialogProps) {
  const { viewer = 'rider', payment, disputes = [], disputesHref = '', owner, hrefOfUser, ...actions } = rest;
  const t = useText(receipt);
  const tRide = useText(rideTexts);
  const formats = useFormats();
  if (!ride) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={840}
      top={
        <p className={styles.brand}>
          <BrandMark /> {productName} · {t('receipt')}
          <span className={styles.owner}>{owner}</span>
        </p>
      }
      title={tRide('rideDetails')}
      subtitle={
        <>
          {formats.day(rideDate(ride))} · <bdi>#{shortId(ride.id)}</bdi>
        </>
      }
      tools={
        <>
          <StatusBadge status={ride.status} />
          <IconButton
            label={t('print')}
            icon={<Printer size={20} aria-hidden />}
            onPress={() => window.print()}
          />
        </>
      }
      footer={<ReceiptActions ride={ride} isDisputed={disputes.some(isOpen)} {...actions} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.map}>
            <RidePane ride={ride} label={tRide('rideDetails')} interactive={false} />
          </div>
          <Timeline ride={ride} viewer={viewer} />
          {wasCancelled(ride) && <RideLegs ride={ride} detailed />}
          <People ride={ride} viewer={viewer} hrefOfUser={hrefOfUser} />
        </div>
        <div className={styles.column}>
          <Bill
            ride={ride}
            viewer={viewer}
            refunded={payment?.refunded_amount ?? ride.refunded_amount ?? 0}
          />
          <PaymentBox ride={ride} payment={payment} onPay={actions.onPay} />
          <RideDisputesView disputes={disputes} href={disputesHref} />
          <Facts ride={ride} viewer={viewer} now={actions.now} />
        </div>
      </div>
    </Dialog>
  );
}
