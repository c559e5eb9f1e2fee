import type { Role } from '@mobility/openapi';
import { endpointOf } from './contract.ts';
import type { Answers } from './server.ts';
import type { Shown } from './show.tsx';

/** One state of a page: where it is, who sees it, over which answers, and what is pressed on it. */
export type Screen = {
  name: string;
  /** The route as the router lists it. */
  route: string;
  /** The address, where it differs from the route. */
  path?: string;
  role: Role | null;
  answers?: Answers;
  /** Opens what is shown only after a press. */
  steps?: (shown: Shown) => Promise<unknown>;
};

export type Example = Record<string, unknown>;
export const examples = (operation: string): Example[] => endpointOf(operation).examples as Example[];
const rides = examples('listMyRides')[0] as unknown as Example[];
export const ride = (status: string, payment?: string): Example =>
  rides.find(
    (each) => each.status === status && (payment === undefined || each.payment_status === payment),
  ) ?? {};
export const inRide = (status: string): Answers => ({ listMyRides: [ride(status)] });
export const over: Answers = {
  listMyRides: rides.filter(({ status }) => status === 'completed' || status === 'cancelled'),
};
export const pressAll =
  (...names: RegExp[]) =>
  async (shown: Shown) => {
    for (const name of names) await shown.press(name);
  };
