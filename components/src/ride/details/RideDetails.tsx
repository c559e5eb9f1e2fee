import { canOpenPayment, isUnpaid } from '@mobility/machines/ride';
import type { Ride, User } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useRideDisputes } from '../../dispute/use-ride-disputes.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { RideDetailsDialog, type RideDetailsDialogProps } from './RideDetailsDialog.tsx';

export type RideDetailsProps = Omit<
  RideDetailsDialogProps,
  'viewer' | 'payment' | 'owner' | 'disputes' | 'disputesHref'
>;

/** Who the receipt is for: the signed-in user, or for an admin the rider of the ride. */
const ownerOf = (user: User, ride: Ride | null): string | undefined =>
  user.role === 'admin' ? (ride?.rider_name ?? undefined) : `${user.name}, ${user.email}`;

/** The details of a ride for the signed-in user, with how it was paid. */
export const RideDetails = ({ ride, ...rest }: RideDetailsProps) => {
  const { queries, links } = useMobility();
  const user = useUser();
  const viewer = user?.role === 'driver' || user?.role === 'admin' ? user.role : 'rider';
  const isPaid = ride !== null && canOpenPayment(ride, 'rider') && !isUnpaid(ride, 'rider');
  const payments = useQuery({ ...queries.listPayments(), enabled: isPaid && viewer !== 'admin' });
  const disputes = useRideDisputes(ride, viewer === 'rider');
  return (
    <RideDetailsDialog
      {...rest}
      ride={ride}
      viewer={viewer}
      payment={payments.data?.find(({ ride_id }) => ride_id === ride?.id)}
      disputes={disputes}
      disputesHref={links.payments}
      owner={user ? ownerOf(user, ride) : undefined}
    />
  );
};
