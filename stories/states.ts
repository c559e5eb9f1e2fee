import { activeRideMachine } from '@mobility/machines/active-ride';
import { authMachine } from '@mobility/machines/auth';
import { availabilityMachine } from '@mobility/machines/availability';
import { avatarMachine } from '@mobility/machines/avatar';
import { balanceTransactionMachine } from '@mobility/machines/balance-transaction';
import { bookingMachine } from '@mobility/machines/booking';
import { cardPaymentMachine } from '@mobility/machines/card-payment';
import { changePasswordMachine } from '@mobility/machines/change-password';
import { deleteAccountMachine } from '@mobility/machines/delete-account';
import { disputeMachine } from '@mobility/machines/dispute';
import { driverLocationMachine } from '@mobility/machines/driver-location';
import { driverProfileMachine } from '@mobility/machines/driver-profile';
import { forgotPasswordMachine } from '@mobility/machines/forgot-password';
import { liveConnectionMachine } from '@mobility/machines/live-connection';
import { offersMachine } from '@mobility/machines/offers';
import { paymentMachine } from '@mobility/machines/payment';
import { paymentCheckMachine } from '@mobility/machines/payment-check';
import { placeSearchMachine } from '@mobility/machines/place-search';
import { preferencesMachine } from '@mobility/machines/preferences';
import { profileMachine } from '@mobility/machines/profile';
import { replyMachine } from '@mobility/machines/reply';
import { restoreMachine } from '@mobility/machines/restore';
import { rideMachine } from '@mobility/machines/ride';
import { rideConversationMachine } from '@mobility/machines/ride-conversation';
import { safetyReportMachine } from '@mobility/machines/safety-report';
import { savedCardsMachine } from '@mobility/machines/saved-cards';
import { savedPlacesMachine } from '@mobility/machines/saved-places';
import { signInMachine } from '@mobility/machines/sign-in';
import { topUpMachine } from '@mobility/machines/top-up';
import { tripShareMachine } from '@mobility/machines/trip-share';
import { twoFactorMachine } from '@mobility/machines/two-factor';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

type Node = AnyStateMachine['root'];

// A session is shown through its children, and the sign-in dialog through its own machine. How the ride under way is
// read from the server shows only in the ride, and that the progress of a restore is read only in the next one. A closed
// dialog is not on screen.
const unseen =
  /^(auth\.(authenticated|loggingOut|unauthenticated)|activeRide\.(reading|channel)|restore\.(checking|restoring)\.asking|(signIn|changePassword|deleteAccount|forgotPassword|twoFactor)\.(closed|backToSignIn))/;
const machines: readonly AnyStateMachine[] = [
  activeRideMachine,
  authMachine,
  availabilityMachine,
  avatarMachine,
  balanceTransactionMachine,
  bookingMachine,
  cardPaymentMachine,
  changePasswordMachine,
  deleteAccountMachine,
  disputeMachine,
  driverLocationMachine,
  driverProfileMachine,
  forgotPasswordMachine,
  liveConnectionMachine,
  offersMachine,
  paymentCheckMachine,
  paymentMachine,
  placeSearchMachine,
  preferencesMachine,
  restoreMachine,
  profileMachine,
  replyMachine,
  rideConversationMachine,
  rideMachine,
  savedCardsMachine,
  savedPlacesMachine,
  safetyReportMachine,
  signInMachine,
  topUpMachine,
  tripShareMachine,
  twoFactorMachine,
];

/** Left at once, or only the way back to another state, so it is never on screen. */
const isTransient = (node: Node): boolean =>
  node.type === 'history' || (node.always?.some(({ guard }) => !guard) ?? false);

const leaves = (node: Node): Node[] => {
  if (isTransient(node)) return [];
  const children: Node[] = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leaves);
};

/** Every state in which a view may be found, such as 'booking.failed'. */
export const seenStates = (): string[] =>
  machines
    .flatMap((machine) => leaves(machine.root).map(({ path }) => [machine.id, ...path].join('.')))
    .filter((state) => !unseen.test(state));

const paths = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner ? paths(inner).map((path) => `${key}.${path}`) : [],
      );

const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && 'value' in value;

/** The states of the snapshots among a story's arguments, however deep they lie. */
export const statesIn = (value: unknown): string[] => {
  if (isSnapshot(value)) return paths(value.value).map((path) => `${value.machine.id}.${path}`);
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(statesIn) : [];
};
