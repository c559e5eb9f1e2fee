import { Agent, request } from 'node:http';

/** A rider and a driver who take rides with each other, somewhere in the city. */
export type Lane = { rider: string; driver: string; latitude: number; longitude: number };

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const post = (url: string, token: string, body: object): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        if ((answer.statusCode ?? 0) < 300) resolve(JSON.parse(text));
        else reject(new Error(`${url}: ${answer.statusCode} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

const trip = ({ latitude, longitude }: Lane) => ({
  pickup_location: { latitude, longitude, address: 'Pickup' },
  dropoff_location: { latitude: latitude + 0.01, longitude, address: 'Dropoff' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
});

/**
 * A ride from the booking to the payment from the balance. Each request goes to the next of the instances. Returns how
 * long the booking took, in milliseconds.
 */
export const journey = async (urls: readonly string[], lane: Lane, turn: number): Promise<number> => {
  let step = turn;
  const next = (): string => urls[step++ % urls.length] ?? '';
  const start = performance.now();
  const booked = await post(`${next()}/api/rides/request`, lane.rider, trip(lane));
  const booking = performance.now() - start;
  const ride = `/api/rides/${booked.request_id}`;
  for (const action of ['accept', 'arrive', 'start', 'complete'])
    await post(`${next()}${ride}/update`, lane.driver, { action });
  const payment = { payment_method: 'balance' };
  await post(`${next()}${ride}/payment/initiate`, lane.rider, payment);
  await post(`${next()}${ride}/payment/process`, lane.rider, payment);
  return booking;
};
