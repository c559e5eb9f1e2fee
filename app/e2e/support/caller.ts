import { createClient, type MobilityClient } from '@mobility/sdk';
import type { Browser } from 'playwright';
import { enter, openWindow, type Person } from './people.ts';

/** A user who calls the API without a browser: the other party of a journey, or an observer. */
export type Caller = MobilityClient & { token(): string };

const connect = (url: string): { client: MobilityClient; hold(token: string): Caller } => {
  let held: string | null = null;
  const write = (token: string): void => {
    held = token;
  };
  const tokens = { read: () => held, write };
  const client = createClient({ baseUrl: url, tokens });
  return {
    client,
    hold: (token) => {
      write(token);
      return { ...client, token: () => held ?? '' };
    },
  };
};

/** Signs in with a session of its own. */
export const callAs = async (url: string, email: string, password = 'mobility'): Promise<Caller> => {
  const { client, hold } = connect(url);
  return hold((await client.login({ email, password })).access_token);
};

/** Signs up with a session of its own. */
export const callAsNewcomer = async (
  url: string,
  details: { email: string; name: string; role: 'rider' | 'driver' },
): Promise<Caller> => {
  const { client, hold } = connect(url);
  const more = { phone: '+1 415 555 0177', password: 'violet-harbour-9' };
  return hold((await client.register({ ...more, ...details })).access_token);
};

let riders = 0;

/** A new rider with an empty balance. */
export const callAsNewRider = async (url: string, name = 'Nora Nilsson'): Promise<Caller> => {
  riders += 1;
  return callAsNewcomer(url, { email: `rider-${riders}@journeys.example`, name, role: 'rider' });
};

/** Opens a window that is signed in already, with the caller's session. */
export const openSignedIn = async (
  browser: Browser,
  url: string,
  { token }: Caller,
  path: string,
  options?: Parameters<typeof openWindow>[2],
): Promise<Person> => {
  const person = await openWindow(browser, url, options);
  await enter(person, token(), path);
  return person;
};

/** A short ride across San Francisco. */
export const trip = {
  pickup_location: { latitude: 37.7793, longitude: -122.4193, address: 'City Hall, San Francisco' },
  dropoff_location: { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building, San Francisco' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
} as const;

/** The balance of a user, in cents. */
export const cents = async (caller: Caller): Promise<number> =>
  Math.round((await caller.getMyBalance()).current_balance * 100);
