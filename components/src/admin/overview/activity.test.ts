import type { AuditLog, BalanceMovement } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { recentActivity } from './activity.ts';

const at = (minute: number): string => `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`;
const ride = (id: string, minute: number) =>
  aRide('pending', { id, created_at: at(minute), requested_at: at(minute) });
const movement = (id: string, minute: number): BalanceMovement => ({
  id,
  user_id: 'u',
  user_name: 'Maya Chen',
  transaction_type: 'credit',
  description: 'Goodwill',
  amount_change: 5,
  created_at: at(minute),
});
const log = (id: string, minute: number, action = 'user_login'): AuditLog => ({
  id,
  timestamp: at(minute),
  action,
  entity_type: 'user',
  user_id: 'u',
  severity: 'info',
  description: 'Signed in',
});
const idsOf = (sources: Parameters<typeof recentActivity>[0]) => recentActivity(sources).map(({ id }) => id);

test('the five newest are drawn from three rides, two movements and two audit entries', () => {
  const sources = {
    rides: [ride('r1', 9), ride('r2', 8), ride('r3', 7), ride('r4', 6)],
    movements: [movement('m1', 5), movement('m2', 4), movement('m3', 3)],
    logs: [log('a1', 2), log('a2', 1)],
  };
  expect(idsOf(sources)).toEqual(['r1', 'r2', 'r3', 'm1', 'm2']);
  expect(idsOf({ ...sources, movements: [] })).toEqual(['r1', 'r2', 'r3', 'a1', 'a2']);
});

test('a ride is as new as its last change of status', () => {
  const rides = [ride('new', 30), { ...ride('completed', 10), completed_at: at(45) }];
  expect(recentActivity({ rides, movements: [], logs: [] }).map(({ id, at: time }) => [id, time])).toEqual([
    ['completed', Date.parse(at(45))],
    ['new', Date.parse(at(30))],
  ]);
});

test('audit entries of reads are no activity', () => {
  const reads = [log('q1', 9, 'ride_query'), log('q2', 8, 'payment_query'), log('q3', 8, 'user_query')];
  expect(idsOf({ rides: [], movements: [], logs: [...reads, log('a1', 7)] })).toEqual(['a1']);
  expect(idsOf({ rides: [], movements: [], logs: reads })).toEqual([]);
});

test('a sign-in hides no other entry, and is shown where there is none', () => {
  const none = { rides: [], movements: [] };
  const signIns = [log('s1', 9), log('s2', 8, 'user_logout'), log('s3', 7)];
  const changed = log('a1', 6, 'admin_user_modified');
  const others = [changed, log('a2', 5, 'driver_online'), log('a3', 4, 'driver_offline')];
  expect(idsOf({ ...none, logs: [...signIns, ...others] })).toEqual(['a1', 'a2']);
  expect(idsOf({ ...none, logs: [...signIns, changed] })).toEqual(['s1', 'a1']);
  expect(idsOf({ ...none, logs: signIns })).toEqual(['s1', 's2']);
});

test('an entry whose time cannot be read is the last one', () => {
  const rides = [ride('r1', 1)];
  const logs = [{ ...log('a1', 2), timestamp: 'yesterday' }];
  expect(idsOf({ rides, movements: [], logs })).toEqual(['r1', 'a1']);
});

test('an entry that tells of a ride or a movement among the rows is left out for the next one', () => {
  const about = (entity_type: string, entity_id: string, entry: AuditLog): AuditLog => ({
    ...entry,
    entity_type,
    entity_id,
    user_id: 'actor',
  });
  const requested = about('ride', 'r1', log('a1', 9, 'ride_requested'));
  const credited = about('balance', 'u', log('a2', 8, 'admin_payment_modified'));
  const sources = { rides: [ride('r1', 9)], movements: [movement('m1', 8)] };
  const others = [
    log('a3', 7, 'driver_online'),
    log('a4', 6, 'driver_offline'),
    log('a5', 5, 'driver_online'),
  ];
  expect(idsOf({ ...sources, logs: [requested, credited, ...others] })).toEqual(['r1', 'm1', 'a3', 'a4']);
  expect(idsOf({ ...sources, logs: [requested, credited] })).toEqual(['r1', 'm1']);
  // Entries about another ride or person, or of another moment, tell of something else.
  const elsewhere = [
    about('ride', 'r2', log('a6', 9, 'ride_requested')),
    about('ride', 'r1', log('a7', 10, 'admin_ride_modified')),
  ];
  expect(idsOf({ ...sources, logs: elsewhere })).toEqual(['a7', 'r1', 'a6', 'm1']);
  expect(idsOf({ ...sources, logs: [about('balance', 'other', credited)] })).toEqual(['r1', 'm1', 'a2']);
});

test('a cancelled ride appears once, without the audit entry about its cancellation', () => {
  const rides = [{ ...aRide('cancelled', { id: 'r1', created_at: at(1) }), cancelled_at: at(5) }];
  const logs = [{ ...log('a1', 5, 'ride_cancelled'), entity_type: 'ride', entity_id: 'r1' }];
  expect(idsOf({ rides, movements: [], logs })).toEqual(['r1']);
});
