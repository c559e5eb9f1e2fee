import type { AvailableRide } from '@mobility/openapi';

type Offered = Pick<AvailableRide, 'id' | 'attempt'>;

/** Names an offer: a ride that is offered again after a cancellation is another offer. */
export const offerKey = ({ id, attempt = 1 }: Offered): string => `${id}:${attempt}`;
