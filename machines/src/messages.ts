import type { AdminMessageKey } from './admin.messages.ts';
import type { AuthMessageKey } from './auth.messages.ts';
import type { BookingMessageKey } from './booking.messages.ts';
import type { DriverMessageKey } from './driver.messages.ts';
import type { LiveMessageKey } from './live.messages.ts';
import type { PaymentMessageKey } from './payment.messages.ts';
import type { ProblemMessageKey } from './problem.messages.ts';
import type { RideMessageKey } from './ride.messages.ts';

/** Every sentence that a machine can ask for. The catalogue in the components has one text for each. */
export type MessageKey =
  | AdminMessageKey
  | AuthMessageKey
  | BookingMessageKey
  | DriverMessageKey
  | LiveMessageKey
  | PaymentMessageKey
  | ProblemMessageKey
  | RideMessageKey;
