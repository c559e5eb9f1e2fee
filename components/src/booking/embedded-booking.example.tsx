import '@mobility/components/styles.css';
import { BookRide } from '@mobility/components/booking';
import { MobilityProvider } from '@mobility/components/provider';
import { createClient } from '@mobility/sdk';

const meta = document.querySelector<HTMLMetaElement>('meta[name=mobility-token]');
const tokens = {
  read: () => meta?.content ?? null,
  write: (token: string) => meta?.setAttribute('content', token),
};
const client = createClient({ baseUrl: 'https://mobility.example', tokens });

export const EmbeddedBooking = () => (
  <MobilityProvider client={client}>
    <BookRide onBooked={(rideId) => location.assign(`/thanks?ride=${rideId}`)} />
  </MobilityProvider>
);
