import { accountStates } from './states/account.ts';
import { adminStates } from './states/admin.ts';
import { demoStates } from './states/demo.ts';
import { disputeStates } from './states/disputes.ts';
import { journeyStates } from './states/journey.ts';
import { notificationStates } from './states/notifications.ts';
import { paymentStates } from './states/payments.ts';
import type { StateHandler } from './states/state.ts';

/** The handler of every provider state. The handlers use the backend's own use cases. */
export const stateHandlers: Record<string, StateHandler> = {
  ...journeyStates,
  ...accountStates,
  ...adminStates,
  ...demoStates,
  ...disputeStates,
  ...notificationStates,
  ...paymentStates,
};
