import * as account from './given-account.ts';
import * as admin from './given-admin.ts';
import * as backups from './given-backups.ts';
import * as cards from './given-cards.ts';
import * as disputes from './given-disputes.ts';
import * as people from './given-people.ts';
import * as rides from './given-rides.ts';
import * as words from './given-words.ts';

/** States of the world, built through the domain: what provider states and tests begin with. */
export const given = {
  ...backups,
  ...disputes,
  ...people,
  ...rides,
  ...account,
  ...admin,
  ...cards,
  ...words,
};
export { haversineKm } from '../domain/distance.ts';
export * as rideMessages from '../domain/ride-messages.ts';
export { createSandboxGateway } from '../gateways/sandbox.ts';
export * as frames from '../live/frames.ts';
export { DriverGrid } from '../matching/driver-grid.ts';
export { type Clock, createClock } from './clock.ts';
export { createTestContext } from './context.ts';
export { dumpOf, keptOf } from './dump.ts';
export type { Disputed } from './given-disputes.ts';
export type { Person } from './given-people.ts';
export type { DrivenRide, WaitingRide } from './given-rides.ts';
export { hearNearby } from './hear-nearby.ts';
export { auditMoney } from './money-audit.ts';
export { messagesTo } from './outbox.ts';
export { outcomeOf } from './refusal.ts';
export { requestBy } from './request.ts';
export { startServerProcess } from './server-process.ts';
export { tell } from './tell.ts';
