import { BookRide } from '@mobility/components/booking';
import { MobilityProvider } from '@mobility/components/provider';
import type { MobilityClient } from '@mobility/sdk';

/** Booking as a partner embeds it. */
export const Widget = ({ client }: { client: MobilityClient }) => (
  <MobilityProvider client={client} navigate={() => undefined} headingLevel={2}>
    <BookRide />
  </MobilityProvider>
);
