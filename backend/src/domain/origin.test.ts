import { expect, test } from 'vitest';
import { deviceOf, networkOf, sourceOf } from './origin.ts';

const gecko = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [gecko, 'Firefox on Linux'],
  [edge, 'Edge on Windows'],
  [phone, 'Safari on iOS'],
  ['curl/8.5.0', 'curl'],
  ['x'.repeat(500), 'x'.repeat(40)],
  ['<script>', null],
  ['', null],
  [null, null],
])('the user agent %s is shown as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unix', null],
  [null, null],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['203.0.113.77:51000', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['[::ffff:203.0.113.77]:443', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::'],
  ['[2001:DB8:85a3:8d3::1]:443', '2001:db8:85a3:8d3::'],
  ['[2001:db8::1]', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['unknown', 'unknown'],
  ['', ''],
])('requests from %s count for %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

test('the source of a request tells its network', () => {
  expect(networkOf(sourceOf('[2001:db8:85a3:8d3::1]:443'))).toBe('2001:db8:85a3::/48');
  expect(networkOf(sourceOf('203.0.113.77:51000'))).toBe('203.0.113.0/24');
});
