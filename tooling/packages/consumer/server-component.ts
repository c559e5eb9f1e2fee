import { createFormats, shortId, timestampMs } from '@mobility/components/format';
import { createSentences, directionOf } from '@mobility/components/intl';
import deDE from '@mobility/components/intl/de-DE';
import { vars } from '@mobility/components/theme';
import { limits } from '@mobility/openapi/limits';
import { createClient } from '@mobility/sdk';

const client = createClient({
  baseUrl: 'https://mobility.example',
  tokens: { read: () => null, write: () => undefined },
});

const values = [
  typeof client.bookRide,
  limits.booking.passengers.length,
  directionOf('ar-AE'),
  vars.color.ink,
  shortId('0123456789abcdef'),
  timestampMs('2026-01-01T00:00:00Z'),
  createFormats('en-US', () => '').percent(10),
  createSentences('de-DE', deDE).sentence('auth.loggedOut'),
];
console.warn(values.join('\n'));
