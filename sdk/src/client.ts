import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { driver } from './driver.ts';
import { health } from './health.ts';
import { type ClientOptions, createHttp } from './http.ts';
import type { MobilityClient } from './operation.ts';
import { payments } from './payments.ts';
import { rides } from './rides.ts';
import { user } from './user.ts';

/** A client for one server and one token storage. */
export const createClient = (options: ClientOptions): MobilityClient => {
  const http = createHttp(options);
  return {
    ...auth(http),
    ...rides(http),
    ...payments(http),
    ...driver(http),
    ...user(http),
    ...admin(http),
    ...health(http),
  };
};
