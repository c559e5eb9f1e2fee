import type { Ride } from '@mobility/openapi';
import accepted from '@mobility/openapi/examples/Ride.accepted.json' with { type: 'json' };
import cancelled from '@mobility/openapi/examples/Ride.cancelled.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/Ride.completed_paid.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/Ride.completed_pending_payment.json' with { type: 'json' };
import arriving from '@mobility/openapi/examples/Ride.driver_arriving.json' with { type: 'json' };
import inProgress from '@mobility/openapi/examples/Ride.in_progress.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/Ride.pending.json' with { type: 'json' };

// JSON has no literal types; the contract's own test proves that the examples are valid.
const examples = { accepted, cancelled, paid, unpaid, arriving, inProgress, pending } as Record<
  string,
  unknown
>;

/** The contract's example of a ride, changed where a test says so. */
export const aRide = (
  name: 'accepted' | 'cancelled' | 'paid' | 'unpaid' | 'arriving' | 'inProgress' | 'pending',
  change: Partial<Ride> = {},
): Ride => ({ ...(examples[name] as Ride), ...change });
