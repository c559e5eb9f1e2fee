import '@mobility/components/styles.css';
import { BookRide } from '@mobility/components/booking';
import { MobilityProvider } from '@mobility/components/provider';
import { createClient } from '@mobility/sdk';

const client = createClient({ baseUrl: 'https://mobility.example', tokens: { read, write } });

export const EmbeddedBooking = () => (
  <MobilityProvider client={client}>
    <BookRide onBooked={(rideId) => location.assign(`/thanks?ride=${rideId}`)} />
  </MobilityProvider>
);

// The page's own functions.
function read(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=mobility-token]')?.content ?? null;
}
function write(token: string): void {
  document.querySelector('meta[name=mobility-token]')?.setAttribute('content', token);
}
