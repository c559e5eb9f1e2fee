import { limits } from '@mobility/openapi/limits';

/** One page, which the ride under way, the unpaid and the recent rides always fit on. */
export const newestRides = { limit: limits.history.nextPage };
