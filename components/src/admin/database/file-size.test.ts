import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [412, '412 byte'],
  [8_000, '8 kB'],
  [84_249, '84.2 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [2_640_000, '2.6 MB'],
  [159_700_000, '159.7 MB'],
  [999_950_000, '1 GB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en-US')).toBe(text);
});

test('other languages write the number and the unit in their own way', () => {
  expect(formatFileSize(84_249, 'de-DE')).toMatch(/^84,2\skB$/);
  expect(formatFileSize(84_249, 'ar-AE')).toContain('كيلوبايت');
});
