import type { BookAgain } from '@mobility/machines/booking';
import type { Geolocation, PlaceProvider } from '@mobility/machines/ports';
import type { Ride, RideBooked } from '@mobility/openapi';
import { fakeClient } from '@mobility/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { BookRide, type BookRideProps } from '../booking/BookRide.tsx';
import type { Telemetry } from '../provider/live/telemetry.ts';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import type { DraftStorage } from '../provider/mobility.ts';

export const ferry = {
  address: 'Ferry Building, 1 Ferry Building, San Francisco',
  latitude: 37.7955,
  longitude: -122.3937,
};
export const deYoung = { address: 'de Young Museum, San Francisco', latitude: 37.7715, longitude: -122.4687 };
export const again = {
  pickup: ferry,
  dropoff: deYoung,
  vehicle_type: 'comfort',
  passenger_count: 2,
  special_requirements: '',
} satisfies BookAgain;

type Steps = Pick<BookRideProps, 'step' | 'onStep'>;

type Setup = Steps & {
  bookAgain?: BookAgain | null;
  prefill?: Partial<BookAgain>;
  onBooked?: (requestId: string) => void;
  bookRide?: () => Promise<RideBooked>;
  rides?: Ride[] | Promise<Ride[]>;
  telemetry?: Telemetry;
  geolocation?: Geolocation;
  places?: PlaceProvider;
};

const memoryDrafts = (kept: Record<string, string>): DraftStorage => ({
  getItem: (key) => kept[key] ?? null,
  setItem: (key, value) => {
    kept[key] = value;
  },
  removeItem: (key) => {
    delete kept[key];
  },
});

/** Renders the connected component in a page that gives a client and nothing of a session. */
export const show = ({
  bookAgain = again,
  bookRide,
  rides = [],
  prefill,
  onBooked,
  step,
  onStep,
  ...ports
}: Setup = {}) => {
  const calls = vi.fn(bookRide ?? (async () => ({ request_id: 'abcdefgh12345678', matches_found: 3 })));
  const navigate = vi.fn();
  const kept: Record<string, string> = bookAgain ? { bookAgainData: JSON.stringify(bookAgain) } : {};
  const listMyRides = vi.fn(async () => rides);
  const page = (steps: Steps) => (
    <MobilityProvider
      client={fakeClient({ bookRide: calls, listMyRides })}
      ids={{ next: () => 'key' }}
      drafts={memoryDrafts(kept)}
      navigate={navigate}
      {...ports}
    >
      <BookRide prefill={prefill} onBooked={onBooked} {...steps} />
    </MobilityProvider>
  );
  const shown = render(page({ step, onStep }));
  const rerender = (steps: Steps): void => shown.rerender(page(steps));
  return { calls, rerender, kept, listMyRides, navigate, user: userEvent.setup() };
};

export const pickup = (): HTMLInputElement => screen.getByLabelText('Pickup');
export const destination = (): HTMLInputElement => screen.getByLabelText('Destination');
