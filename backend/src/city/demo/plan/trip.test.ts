import { expect, it } from 'vitest';
import { haversineKm } from '../../../domain/distance.ts';
import { corners } from '../../simulation/streets.ts';
import { approachOf, type Trip } from './trip.ts';

it('a driver accepts on a street, some blocks from the pickup', () => {
  const pickup = { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building' };
  for (const letter of 'abcdefghij') {
    const driver = { id: letter.repeat(26) };
    // A cast, because only these two fields decide.
    const at = approachOf({ pickup, driver } as unknown as Trip);
    expect(corners).toContainEqual(at);
    expect(haversineKm(at, pickup)).toBeLessThan(3);
  }
});
