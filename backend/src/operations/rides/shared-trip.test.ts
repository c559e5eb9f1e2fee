import { describe, expect, it } from 'vitest';
import { given, messagesTo, requestBy } from '../../testing/index.ts';
import { startServer } from '../../testing/start-server.ts';
import { listConversations } from '../admin/listConversations.ts';
import { cancelRide } from './cancelRide.ts';
import { reportSafety } from './reportSafety.ts';

const start = async () => {
  const server = await startServer();
  const { context } = server;
  const driver = await given.approvedDriver(context, { name: 'Dana Diaz', at: given.cityHall });
  const ride = await given.acceptedRide(context, { driver });
  const read = (token: string) => server.call('GET', `/api/trips/${token}`);
  return { server, context, ride, read };
};

describe('a link to a ride', () => {
  it('shows first names, car, place and both ends without an account, and no phone number, e-mail address or id', async () => {
    const { context, ride, read } = await start();
    const token = await given.tripLink(context, ride);
    const { status, body, headers } = await read(token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      status: 'accepted',
      rider_name: 'Riley',
      driver_name: 'Dana',
      pickup_location: { address: given.trip.pickup_location.address },
      driver_location: { latitude: given.cityHall.latitude },
    });
    expect(Object.keys(body).sort()).toEqual([
      'driver_license_plate',
      'driver_location',
      'driver_name',
      'driver_vehicle',
      'driver_vehicle_color',
      'dropoff_location',
      'estimated_arrival',
      'pickup_location',
      'rider_name',
      'status',
    ]);
    const people = await context.store.read.selectFrom('users').select(['id', 'email', 'phone']).execute();
    const text = JSON.stringify(body);
    for (const { id, email, phone } of people)
      for (const secret of [id, email, phone, ride.rideId]) if (secret) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/Diaz|Rivera/);
  });

  it('has 128 random bits, and the database stores only their hash', async () => {
    const { context, ride } = await start();
    const tokens = [await given.tripLink(context, ride), await given.tripLink(context, ride)];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const rows = await context.store.read.selectFrom('trip_shares').selectAll().execute();
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with the ride: only the status is left', async () => {
    const { context, read } = await start();
    const ride = await given.pendingRide(context);
    const token = await given.tripLink(context, ride);
    const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
    await cancelRide(context, requestBy(ride.rider, { params: { id: ride.rideId }, body }));
    expect((await read(token)).body).toEqual({ status: 'cancelled' });
  });

  it('is reported as revoked after a revocation, and an unknown one as not found', async () => {
    const { context, ride, read } = await start();
    const tokens = [await given.tripLink(context, ride), await given.tripLink(context, ride)];
    await given.noTripLinks(context, ride);
    await given.noTripLinks(context, ride);
    for (const token of tokens)
      expect(await read(token)).toMatchObject({ status: 404, body: { code: 'sharing_stopped' } });
    expect(await read('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
      status: 404,
      body: { code: 'trip_not_found' },
    });
    expect((await read(await given.tripLink(context, ride))).status).toBe(200);
  });

  it('replaces the oldest one when a ride has ten', async () => {
    const { context, ride, read } = await start();
    const tokens: string[] = [];
    for (let made = 0; made < 11; made += 1) tokens.push(await given.tripLink(context, ride));
    const rows = await context.store.read.selectFrom('trip_shares').selectAll().execute();
    expect(rows).toHaveLength(10);
    expect((await read(tokens.at(-1) ?? '')).status).toBe(200);
  });

  it('cannot be made for a ride that is over', async () => {
    const { context } = await start();
    const ride = await given.cancelledRide(context);
    await expect(given.tripLink(context, ride)).rejects.toMatchObject({ code: 'ride_not_active' });
  });
});

describe('reportSafety', () => {
  it('reaches every admin in a conversation of its own, and not the driver', async () => {
    const { context, ride } = await start();
    const admin = await given.user(context, 'admin');
    const before = await messagesTo(context, ride.driver.id);
    const body = { message: ' The driver does not stop ' };
    await reportSafety(context, requestBy(ride.rider, { params: { id: ride.rideId }, body }));
    const text = `Safety report for ride #${ride.rideId.slice(-8)}: The driver does not stop`;
    expect(await messagesTo(context, admin.id)).toMatchObject([
      { type: 'reply_received', message: text, sender_id: ride.rider.id },
    ]);
    expect(await messagesTo(context, ride.driver.id)).toEqual(before);
    const threads = await listConversations(context, requestBy(admin));
    expect(threads.body.conversations).toMatchObject([
      { message_count: 1, participants: [{ id: ride.rider.id }] },
    ]);
    const audit = await context.store.read
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'safety_reported')
      .execute();
    expect(audit).toMatchObject([{ entity_id: ride.rideId, severity: 'critical' }]);
  });

  it.each([`${'word '.repeat(199)}ends`, 'x'.repeat(1_000)])(
    'reaches the admins in full, %.10s……',
    async (message) => {
      const { context, ride } = await start();
      const admin = await given.user(context, 'admin');
      await reportSafety(context, requestBy(ride.rider, { params: { id: ride.rideId }, body: { message } }));
      const texts = (await given.notificationsOf(context, admin)).map((kept) => kept.message).toReversed();
      expect(texts.every((text) => text.length <= 1_000)).toBe(true);
      const lead = `Safety report for ride #${ride.rideId.slice(-8)}: `;
      expect(texts.join('').replaceAll(' ', '')).toBe((lead + message).replaceAll(' ', ''));
      const threads = await listConversations(context, requestBy(admin));
      expect(threads.body.conversations[0]?.message_count).toBe(2);
    },
  );
});
