import type { Context } from '../../context.ts';
import type {
  Charge,
  ChargeOutcome,
  PaymentGateway,
  RefundOrder,
  RefundOutcome,
} from '../../domain/money/gateway.ts';
import type { RideRow } from '../../domain/ride.ts';
import { createSandboxGateway } from '../../gateways/sandbox.ts';
import { createClock } from '../clock.ts';
import { createTestContext } from '../context.ts';
import { approvedDriver, user } from '../given/given-people.ts';
import type { Person } from '../person.ts';

/** The people of a random life and their product. A person who leaves is replaced by a newcomer in the same place. */
export type Town = {
  context: Context;
  clock: ReturnType<typeof createClock>;
  admin: Person;
  riders: Person[];
  drivers: Person[];
};

/** One step of a person; `seed` decides which person, and with which values. A refusal of the product is a valid outcome. */
export type Move = (town: Town, seed: number) => Promise<unknown>;

/** A rider who has a little money or none. */
export const newRider = (context: Context, balance: number): Promise<Person> =>
  user(context, 'rider', { balance });

/** A driver who can pay the fee of a few rides. */
export const newDriver = (context: Context): Promise<Person> => approvedDriver(context, { balance: 20 });

/**
 * A gateway whose cards take a charge or a refund, refuse it, or do not answer at first, by the amount. What got no answer
 * is sent again.
 */
const fickleGateway = (): PaymentGateway => {
  const asked = new Set<string>();
  const sandbox = createSandboxGateway(async () => {});
  const charge = async (order: Charge): Promise<ChargeOutcome> => {
    const isFirst = !asked.has(order.key);
    asked.add(order.key);
    return order.amount % 3 === 0 && isFirst ? 'unclear' : sandbox.charge(order);
  };
  const refund = async ({ key, amount }: RefundOrder): Promise<RefundOutcome> => {
    const isFirst = !asked.has(key);
    asked.add(key);
    if (amount % 3 === 0 && isFirst) return 'unclear';
    return amount % 2 === 0 ? 'refused' : { id: key };
  };
  return { ...sandbox, charge, refund };
};

/** Two riders, two drivers and an admin on a new database. */
export const buildTown = async (): Promise<Town> => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now, gateway: fickleGateway() });
  const riders = [await newRider(context, 0), await newRider(context, 25)];
  const drivers = [await newDriver(context), await newDriver(context)];
  return { context, clock, admin: await user(context, 'admin'), riders, drivers };
};

/** The person at a random place of a list. */
export const at = <Item>(items: readonly Item[], seed: number): Item | undefined =>
  items.length === 0 ? undefined : items[seed % items.length];

/** The rides in one of these statuses, oldest first. */
export const ridesIn = ({ context }: Town, ...statuses: RideRow['status'][]): Promise<RideRow[]> =>
  context.store.read.selectFrom('rides').selectAll().where('status', 'in', statuses).orderBy('id').execute();

/** The person with this id; undefined for one who has left. */
export const personOf = ({ riders, drivers }: Town, id: string | null): Person | undefined =>
  [...riders, ...drivers].find((person) => person.id === id);
