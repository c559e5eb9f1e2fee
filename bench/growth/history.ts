/** The people who are measured; everyone else in the history is made up. */
export type People = { rider: string; driver: string };
export type History = People & { rides: number; now: number };

const minute = 60_000;
/** The rides of a day do not grow, so that a larger store is an older one. */
const everyRide = 14 * minute;
/**
 * The newest rides are of the two measured people, so that their pages are equally long in every store. Others owe the
 * driver for some of them.
 */
const newest = 100;
/** Of how many rides one is never paid. */
const everyOwed = 200;
const noticesOf = { others: 20, measured: 200 };

const id = (kind: string, number: string): string => `('${kind}' || (100000000 + (${number})))`;
const numbers = (count: number): string =>
  `with recursive n(i) as (select cast(0 as bigint) union all select i + 1 from n where i < ${count - 1})`;
const countsOf = (rides: number) => ({
  // Enough of them that a page shows as many different people in every store.
  riders: Math.max(800, rides / 20),
  drivers: Math.max(200, rides / 200),
});

/** The rides as rows (i, id, rider, driver, at, done, fare, owed) of a common table expression. */
const ridesAs = ({ rides, now, rider, driver }: History): string => {
  const { riders, drivers } = countsOf(rides);
  const first = now - rides * everyRide - 120 * minute;
  const last = `i >= ${rides - newest}`;
  return `${numbers(rides)}, r as (select i, ${id('h', 'i')} as id,
    case when ${last} and i % 10 <> 5 or i % 2000 = 9 then '${rider}' else ${id('p', `i % ${riders}`)} end as rider,
    case when ${last} or i % 50 = 7 then '${driver}' else ${id('d', `i % ${drivers}`)} end as driver,
    ${first} + i * ${everyRide} as at, case when i % 20 in (3, 11, 19) then 0 else 1 end as done,
    500 + i * 37 % 3000 as fare,
    case when ${last} and i % 10 = 5 or i % ${everyOwed} = 45 then 1 else 0 end as owed from n)`;
};

const people = ({ rides, now }: History): string[] => {
  const { riders, drivers } = countsOf(rides);
  const account = (kind: string, role: string, count: number) => `${numbers(count)}
    insert into users (id, email, password_hash, name, phone, role, is_active, created_at)
    select ${id(kind, 'i')}, '${role}-' || i || '@bench.example', '', 'Person ' || i, '+1 415 555 0100', '${role}', 1,
      ${now} - 1000000000 - i from n`;
  const rows = (table: string, columns: string, values: string) =>
    `${numbers(drivers)} insert into ${table} (user_id, ${columns}) select ${id('d', 'i')}, ${values} from n`;
  return [
    account('p', 'rider', riders),
    account('d', 'driver', drivers),
    rows(
      'driver_profiles',
      'vehicle_make, vehicle_model, vehicle_year, license_plate, license_number, vehicle_type, is_approved, created_at, updated_at',
      `'Toyota', 'Prius', 2022, '7ABC123', 'D1234567', 'economy', 1, ${now}, ${now}`,
    ),
    rows(
      'driver_state',
      'radius_km, auto_accept, notifications_enabled, is_online, updated_at',
      `5, 0, 1, case when i % 10 = 0 then 1 else 0 end, ${now} - 600000`,
    ),
    // Twenty kilometres and more from the measured people.
    rows('locations', 'latitude, longitude, reported_at', `37.95 + i % 100 * 0.001, -122.6, ${now} - 600000`),
  ];
};

const trips = (history: History): string[] => {
  const rides = ridesAs(history);
  const done = 'from r where done = 1';
  return [
    `${rides} insert into rides (id, rider_id, driver_id, status, version, attempt, pickup_latitude, pickup_longitude,
      pickup_address, dropoff_latitude, dropoff_longitude, dropoff_address, vehicle_type, passenger_count, distance_km,
      duration_minutes, estimated_fare, fare, created_at, accepted_at, arrived_at, started_at, completed_at, cancelled_at,
      cancelled_by, cancel_reason_code, expires_at, settlement)
    select id, rider, driver, case done when 1 then 'completed' else 'cancelled' end, 5, 1, 37.7793, -122.4193,
      'City Hall, San Francisco, CA', 37.7955, -122.3937, 'Ferry Building, San Francisco, CA', 'economy', 1, 2.8, 6, fare,
      case done when 1 then fare end, at, at + 1000, at + 300000, at + 360000, case done when 1 then at + 900000 end,
      case done when 0 then at + 2000 end, case done when 0 then 'rider' end, case done when 0 then 'rider_cancelled' end,
      at + 300000, case when done = 0 then null when owed = 1 then 'owed' else 'paid' end from r`,
    `${rides} insert into ride_offers (ride_id, driver_id, attempt, withdrawn, created_at)
      select id, driver, 1, 0, at from r`,
    `${rides} insert into ratings (ride_id, rider_id, driver_id, rating, comment, created_at, updated_at)
      select id, rider, driver, 3 + i % 3, 'A good ride', at + 950000, at + 950000 ${done} and i % 10 < 7`,
    `${rides} insert into rider_ratings (ride_id, rider_id, driver_id, rating, comment, created_at, updated_at)
      select id, rider, driver, 4 + i % 2, '', at + 950000, at + 950000 ${done} and i % 2 = 0`,
    `${rides} insert into disputes (id, ride_id, rider_id, dispute_type, dispute_reason, description, status, submitted_at,
      resolved_at, resolved_by, refunded_amount, resolution_note)
      select ${id('q', 'i')}, id, rider, 'payment_issue', 'I was charged the wrong amount', 'The fare is too high', 'rejected', at + 960000,
      at + 9600000, rider, null, 'Checked' ${done} and i % 100 = 6`,
  ];
};

const money = (history: History): string[] => {
  const rides = ridesAs(history);
  const paid = 'done = 1 and owed = 0';
  // The two entries of a transfer stand side by side.
  const transfer = (
    [kind, letter]: readonly [string, string],
    after: number,
    [giver, taker, amount]: readonly [string, string, string],
    condition: string,
  ) => [
    `${rides} insert into ledger_transactions (id, reference, kind, ride_id, created_at)
      select ${id(letter, 'i')}, '${kind}:' || id, '${kind}', id, at + ${after} from r where ${condition}`,
    `${rides}, side(s) as (select 0 union all select 1)
      insert into ledger_entries (transaction_id, account, amount, description, created_at)
      select ${id(letter, 'i')}, case s when 0 then ${giver} else ${taker} end,
        case s when 0 then -(${amount}) else ${amount} end, 'Moved', at + ${after}
      from r cross join side where ${condition}`,
  ];
  const fee = '(fare * 20 + 50) / 100';
  const [rider, driver, held] = ["'user:' || rider", "'user:' || driver", "'held:' || id"];
  const payer = `case when i % 10 < 7 then ${rider} else 'external:card' end`;
  return [
    `${rides} insert into payments (id, ride_id, rider_id, driver_id, method, status, amount, created_at, expires_at, paid_at)
      select ${id('m', 'i')}, id, rider, driver, case when i % 10 < 7 then 'balance' else 'stripe' end, 'paid', fare,
      at + 900000, at + 1800000, at + 910000 from r where ${paid}`,
    `${rides} insert into payments (id, ride_id, rider_id, driver_id, method, status, amount, created_at, expires_at)
      select ${id('m', 'i')}, id, rider, driver, 'stripe', 'failed', fare, at + 900000, at + 1800000
      from r where owed = 1 and i % 400 = 45`,
    ...transfer(['hold', 'a'], 1_000, [driver, held, fee], '1 = 1'),
    ...transfer(['capture', 'b'], 900_000, [held, "'platform'", fee], 'done = 1'),
    ...transfer(['release', 'c'], 2_000, [held, driver, fee], 'done = 0'),
    ...transfer(['payment', 'e'], 910_000, [payer, driver, 'fare'], paid),
    // A card pays in what the rider spends from the balance.
    ...transfer(['credit', 'f'], 905_000, ["'external:card'", rider, 'fare'], `${paid} and i % 10 < 7`),
  ];
};

const words = (history: History): string[] => {
  const { now, rides, rider, driver } = history;
  const all = ridesAs(history);
  const { riders, drivers } = countsOf(rides);
  const talks = `${all} , t as (select * from r where done = 1 and i % 20 = 6)`;
  const notices = (owner: string, count: number, source: string, seq: string) => `${source}
    insert into notifications (id, user_id, seq, type, title, message, sender_name, data, read, delivered, created_at)
    select ${id('w', count === noticesOf.measured ? `900000 + i` : 'i')} || ${owner}, ${owner}, ${seq}, 'ride_completed',
      'Ride Completed', 'Your ride is complete', 'system', '{"type":"ride_completed"}', 1, 1, ${now} - 900000 from n`;
  const measured = [rider, driver].flatMap((person) => [
    notices(`'${person}'`, noticesOf.measured, numbers(noticesOf.measured), '1000 + i'),
    `insert into live_sequences (user_id, seq) values ('${person}', 1200)
      on conflict (user_id) do update set seq = excluded.seq`,
  ]);
  const others = (kind: string, count: number) => [
    notices(
      id(kind, `i % ${count}`),
      noticesOf.others,
      numbers(count * noticesOf.others),
      `i / ${count} + 1`,
    ),
    `${numbers(count)} insert into live_sequences (user_id, seq) select ${id(kind, 'i')}, ${noticesOf.others} from n`,
  ];
  // Riders who write to the admins, and wait for an answer.
  const letters = `${all}, t as (select * from r where i % 100 = 8)`;
  return [
    ...measured,
    ...others('p', riders),
    ...others('d', drivers),
    `${talks} insert into conversations (thread_id, ride_id, message_count, last_message_at, last_message_id)
      select ${id('t', 'i')}, id, 1, at, ${id('u', 'i')} from t`,
    `${talks} insert into conversation_participants (thread_id, user_id) select ${id('t', 'i')}, rider from t`,
    `${talks} insert into conversation_messages (id, thread_id, sender_id, sender_name, message, created_at)
      select ${id('u', 'i')}, ${id('t', 'i')}, rider, 'Person', 'I am at the corner', at from t`,
    `${letters} insert into conversations (thread_id, ride_id, message_count, last_message_at, last_message_id)
      select ${id('s', 'i')}, null, 1, at, ${id('v', 'i')} from t`,
    `${letters} insert into conversation_participants (thread_id, user_id) select ${id('s', 'i')}, rider from t`,
    `${letters} insert into conversation_messages (id, thread_id, sender_id, sender_name, message, created_at)
      select ${id('v', 'i')}, ${id('s', 'i')}, rider, 'Person', 'I lost my keys', at from t`,
    `${all} insert into emails (id, kind, recipient, subject, text, attempts, created_at, sent_at)
      select ${id('x', 'i')}, 'payment_confirmation', rider || '@bench.example', 'Your receipt', 'Thank you for your ride',
      1, at + 910000, at + 920000 from r where done = 1 and owed = 0`,
    `${all}, side(s) as (select 0 union all select 1)
      insert into audit (id, action, entity_type, entity_id, user_id, severity, description, created_at)
      select ${id('y', 'i * 2 + s')}, case s when 0 then 'ride_requested' else 'ride_completed' end, 'ride', id,
        case s when 0 then rider else driver end, 'info', 'A ride', at + s from r cross join side`,
  ];
};

/** The statements that write years of rides, in the SQL that both engines share. */
export const historyOf = (history: History): string[] => [
  ...people(history),
  ...trips(history),
  ...money(history),
  ...words(history),
];
