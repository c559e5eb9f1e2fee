import { authMachine } from '@mobility/machines/auth.machine';
import { availabilityMachine } from '@mobility/machines/availability.machine';
import { bookingMachine } from '@mobility/machines/booking.machine';
import { cardPaymentMachine } from '@mobility/machines/card-payment.machine';
import { driverLocationMachine } from '@mobility/machines/driver-location.machine';
import { driverProfileMachine } from '@mobility/machines/driver-profile.machine';
import { liveConnectionMachine } from '@mobility/machines/live-connection.machine';
import { paymentMachine } from '@mobility/machines/payment.machine';
import { placeSearchMachine } from '@mobility/machines/place-search.machine';
import { preferencesMachine } from '@mobility/machines/preferences.machine';
import { rideMachine } from '@mobility/machines/ride.machine';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

type Node = AnyStateMachine['root'];

// Of a signed-in session nothing is seen but its children, which are machines of their own.
const unseen = /^auth\.(authenticated|loggingOut)/;
const machines: readonly AnyStateMachine[] = [
  authMachine,
  availabilityMachine,
  bookingMachine,
  cardPaymentMachine,
  driverLocationMachine,
  driverProfileMachine,
  liveConnectionMachine,
  paymentMachine,
  placeSearchMachine,
  preferencesMachine,
  rideMachine,
];

/** Left at once, so that nobody ever sees it. */
const isTransient = (node: Node): boolean => node.always?.some(({ guard }) => !guard) ?? false;

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
