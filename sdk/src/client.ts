import type { OperationId, Routes } from '@mobility/openapi';
import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { demo } from './demo.ts';
import { disputes } from './disputes.ts';
import { driver } from './driver.ts';
import { health } from './health.ts';
import { type ClientOptions, createHttp } from './http.ts';
import { notifications } from './notifications.ts';
import type { MobilityClient } from './operation.ts';
import { payments } from './payments.ts';
import { rides } from './rides.ts';
import { user } from './user.ts';

const routes: Routes = {
  ...auth,
  ...rides,
  ...payments,
  ...disputes,
  ...driver,
  ...notifications,
  ...user,
  ...admin,
  ...health,
  ...demo,
};

/** A client for one server and one token storage. */
export const createClient = (options: ClientOptions): MobilityClient => {
  const methodOf = createHttp(options);
  const methods = Object.entries(routes).map(([id, route]) => [id, methodOf(id as OperationId, route)]);
  // The one seam where lines become methods: `Routes` has compared each line with the contract.
  return Object.fromEntries(methods);
};
