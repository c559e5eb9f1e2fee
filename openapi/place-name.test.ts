import { expect, test } from 'vitest';
import { placeDetail, placeName } from './place-name.ts';

test.each([
  ['Castro, Castro St & 18th St, San Francisco', 'Castro'],
  ['16th St Mission', '16th St Mission'],
  ['37.7, -122.4', '37.7, -122.4'],
  [', San Francisco', ', San Francisco'],
  ['', ''],
])('the name of the place %j is %j', (address, name) => {
  expect(placeName(address)).toBe(name);
});

test.each([
  ['Castro, Castro St & 18th St, San Francisco', 'Castro St & 18th St, San Francisco'],
  ['16th St Mission', ''],
  ['37.7, -122.4', ''],
  [', San Francisco', ''],
])('after the name of the place %j comes %j', (address, detail) => {
  expect(placeDetail(address)).toBe(detail);
});
