import type { Cast } from './field.ts';
import { send } from './send.ts';

const trip = {
  pickup_location: { latitude: 37.7793, longitude: -122.4193, address: 'City Hall, San Francisco, CA' },
  dropoff_location: { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building, San Francisco, CA' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
};

/** A ride from the booking to the payment from the balance. */
export const journey = async ({ url, tokens }: Cast): Promise<void> => {
  // The answer of the booking comes from the network. The contract defines its type.
  const booked = (await send(url, tokens.rider, ['POST', '/api/rides/request', trip])) as {
    request_id: string;
  };
  const ride = `/api/rides/${booked.request_id}`;
  for (const action of ['accept', 'arrive', 'start', 'complete'])
    await send(url, tokens.driver, ['POST', `${ride}/update`, { action }]);
  const payment = { payment_method: 'balance' };
  await send(url, tokens.rider, ['POST', `${ride}/payment/initiate`, payment]);
  await send(url, tokens.rider, ['POST', `${ride}/payment/process`, payment]);
};
