import type { Ride, VehicleType } from '@mobility/openapi';
import cancelled from '@mobility/openapi/examples/Ride.cancelled.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/Ride.completed_paid.json' with { type: 'json' };
import { limits } from '@mobility/openapi/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rideBill } from './bill.ts';

// JSON has no literal types; the contract's own test proves that the examples are valid.
const premium = paid as Ride;
const withPenalty = cancelled as Ride;

describe('the bill of a ride', () => {
  it('names base, distance and what the vehicle adds', () => {
    expect(rideBill(premium)).toEqual({
      lines: [
        { kind: 'base', amount: 3 },
        { kind: 'distance', amount: 8.3, km: 5.53 },
        { kind: 'vehicle', amount: 8.29 },
      ],
      total: 19.59,
    });
  });

  it('has no line for an economy car', () => {
    const ride: Ride = { ...premium, vehicle_type: 'economy', fare: 13.67, estimated_distance_km: 7.11 };
    expect(rideBill(ride).lines.map(({ kind }) => kind)).toEqual(['base', 'distance']);
  });

  it('does not name a distance that does not explain the fare', () => {
    const [, distance] = rideBill({ ...premium, estimated_distance_km: 2 }).lines;
    expect(distance).toMatchObject({ kind: 'distance', km: null });
  });

  it('charges the penalty of a cancelled ride in place of its fare', () => {
    const { lines, total } = rideBill(withPenalty);
    expect(total).toBe(5.11);
    expect(lines).toMatchObject([
      { kind: 'notCharged', amount: 51.08 },
      { kind: 'penalty', amount: 5.11 },
    ]);
    expect(rideBill({ ...withPenalty, cancelled_by: 'driver' }).total).toBe(0);
  });

  it('names the share of the penalty as the rules have it, although the amount is rounded to cents', () => {
    for (const share of [0.1, 0.2, 0.5]) {
      fc.assert(
        fc.property(fc.integer({ min: 300, max: 100_000 }), (fare) => {
          const penalty_amount = Math.round(fare * share) / 100;
          const { lines } = rideBill({ ...withPenalty, estimated_fare: fare / 100, penalty_amount });
          expect(lines[1]).toMatchObject({ kind: 'penalty', share });
        }),
      );
    }
  });

  it('subtracts what was refunded', () => {
    expect(rideBill(premium, 4.59).total).toBe(15);
  });

  it('adds up to the fare for every fare, distance and vehicle', () => {
    const vehicles = Object.keys(limits.fare.perKm) as VehicleType[];
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...vehicles), (fare, vehicle_type) => {
        const { lines, total } = rideBill({ ...premium, vehicle_type, fare: fare / 100 });
        const sum = lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
        expect([sum, Math.round(total * 100)]).toEqual([fare, fare]);
      }),
    );
  });
});
