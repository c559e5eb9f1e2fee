import { describe, expect, test } from 'vitest';
import { createSentences } from './create-sentences.ts';
import arAE from './generated/ar-AE/index.ts';
import deDE from './generated/de-DE/index.ts';

const { sentence, errorText, alertText } = createSentences('en-US');

describe('sentences of machines', () => {
  test('an optional part without a value is left out', () => {
    expect(sentence('live.rideAccepted', { driver: 'Luis', minutes: 4 })).toBe(
      'Ride accepted by Luis, arriving in 4 min',
    );
    expect(sentence('live.rideAccepted', { driver: 'Luis' })).toBe('Ride accepted by Luis');
    expect(sentence('live.rideAccepted', { driver: '' })).toBe('Ride accepted');
    expect(sentence('live.rideRequest', { pickup: 'City Hall' })).toBe('New ride request');
    expect(sentence('live.rideRequest')).toBe('New ride request');
  });

  test('an amount is formatted as money in the locale', () => {
    const values = { change: 25, balance: 1042.5 };
    expect(sentence('live.balanceChanged', values)).toBe(
      'Your balance has changed: +Ⓣ25.00. New balance: Ⓣ1,042.50',
    );
    const taken = createSentences('de-DE', deDE).sentence('live.balanceChanged', { ...values, change: -25 });
    expect(taken.replace(/\s/g, ' ')).toBe('Guthaben geändert: −25,00 Ⓣ. Neues Guthaben: 1.042,50 Ⓣ');
  });

  test('a year has no thousands separator', () => {
    expect(sentence('driver.yearOutOfRange', { min: 2000, max: 2027 })).toBe(
      'Please enter a year from 2000 to 2027',
    );
    expect(createSentences('de-DE', deDE).sentence('driver.yearOutOfRange', { min: 2000, max: 2027 })).toBe(
      'Bitte geben Sie ein Jahr von 2000 bis 2027 ein',
    );
  });

  test('user text is inserted unchanged', () => {
    expect(sentence('live.rideMessage', { sender: 'Maya', message: 'At [gate] {name} $&' })).toBe(
      'Maya: At [gate] {name} $&',
    );
    expect(sentence('auth.welcome', { name: 'constructor' })).toBe('Welcome to Mobility, constructor!');
  });

  test('an error shows the server’s detail, or its sentence with the reason', () => {
    expect(errorText({ message: 'booking.failed' })).toBe('Failed to book ride');
    expect(errorText({ message: 'booking.failed', detail: 'Taken' })).toBe('Taken');
    expect(errorText({ message: 'booking.failed', reason: 'error.unreachable' })).toBe(
      'Failed to book ride. The server cannot be reached. Please check your connection and try again.',
    );
    expect(errorText({ message: 'auth.loginFailed', reason: 'error.slow' })).toBe(
      'Login failed. The server is taking too long to respond. Please try again.',
    );
  });

  test('a translation replaces the server’s detail by its code, and en-US shows the server’s words', () => {
    const refused = { message: 'booking.failed', detail: 'Taken by Luis', code: 'ride_taken' } as const;
    const german = createSentences('de-DE', deDE);
    expect(errorText(refused)).toBe('Taken by Luis');
    expect(german.errorText(refused)).toBe('Diese Fahrt ist nicht mehr verfügbar');
    expect(german.alertText(refused)).toBe('Diese Fahrt ist nicht mehr verfügbar');
    expect(german.errorText({ ...refused, code: 'validation_failed' })).toBe('Taken by Luis');
    expect(german.errorText({ message: 'booking.failed', code: 'ride_taken' })).toBe(
      'Die Fahrt konnte nicht gebucht werden',
    );
  });

  test('an alert about a ride ends with what the ride did to the balance', () => {
    const penalty = { kind: 'penalty', change: -2.08, balance: -2.08 };
    expect(alertText({ message: 'ride.cancelled', movements: [penalty] })).toBe(
      'Ride cancelled successfully. Penalty −Ⓣ2.08, new balance −Ⓣ2.08.',
    );
    const returned = { kind: 'platform_fee_returned', change: 2, balance: 12 };
    const share = { kind: 'compensation', change: 1, balance: 13 };
    const reason = { text: 'x', notice: { kind: 'no_driver_found' as const } };
    expect(
      alertText({ message: 'live.rideCancelled', params: { reason: 'Late' }, movements: [returned, share] }),
    ).toBe(
      'Ride has been cancelled: Late. Platform fee returned +Ⓣ2.00. Compensation +Ⓣ1.00, new balance Ⓣ13.00.',
    );
    expect(alertText({ message: 'ride.accepted', movements: [{ reason: 'Bonus', change: 4 }] })).toBe(
      'Ride accepted. Bonus +Ⓣ4.00.',
    );
    expect(
      createSentences('de-DE', deDE).alertText({
        message: 'live.rideCancelled',
        params: { reason },
        movements: [penalty],
      }),
    ).toMatch(/^Die Fahrt wurde storniert: .*\. Stornogebühr −2,08\sⓉ, Guthaben −2,08\sⓉ\.$/);
  });

  test.each([
    [
      'dispute_refund',
      'dispute_refunded',
      'Your dispute was accepted: Ⓣ1.50 went back to your balance.',
      /^Verwaltung: Ihre Reklamation wurde angenommen: 1,50\sⓉ wurden Ihrem Guthaben gutgeschrieben\. Neues Guthaben: 14,00\sⓉ\.$/,
    ],
    [
      'ride_refunded',
      'ride_refunded',
      'Refund for ride #0FG7HJ3K: Ⓣ1.50 went back to your balance',
      /^Verwaltung: .*1,50\sⓉ[^Ⓣ]*\. Neues Guthaben: 14,00\sⓉ\.$/,
    ],
  ] as const)('a refund that the text before says is not said again (%s)', (kind, told, text, german) => {
    const alert = {
      message: 'live.adminMessage',
      params: { message: { text, notice: { kind: told, amount: 1.5 } } },
      movements: [{ kind, change: 1.5, balance: 14 }],
    } as const;
    expect(alertText(alert)).toBe(`Admin: ${text.replace(/\.$/, '')}. New balance: Ⓣ14.00.`);
    expect(createSentences('de-DE', deDE).alertText(alert)).toMatch(german);
    const alone = {
      message: 'live.balanceChanged',
      params: { reason: 'Refund', change: 1.5, balance: 14 },
    } as const;
    expect(alertText({ ...alone, movements: alert.movements })).toBe('Refund: +Ⓣ1.50. New balance: Ⓣ14.00');
  });

  test('an alert about the balance alone shows one movement in full and several in short', () => {
    const fee = { kind: 'platform_fee_returned', change: 2, balance: 12 };
    const params = { reason: 'Platform fee returned for ride #A', change: 2, balance: 12 };
    expect(alertText({ message: 'live.balanceChanged', params, movements: [fee] })).toBe(
      'Platform fee returned for ride #A: +Ⓣ2.00. New balance: Ⓣ12.00',
    );
    const share = { kind: 'compensation', change: 1, balance: 13 };
    expect(alertText({ message: 'live.balanceChanged', params, movements: [fee, share] })).toBe(
      'Platform fee returned +Ⓣ2.00. Compensation +Ⓣ1.00, new balance Ⓣ13.00.',
    );
  });
});

describe('a refusal whose detail has an amount or a time', () => {
  const answers = [
    ['refund_too_high', 'At most $1219.5 of this ride can be refunded', /1\.219,50\sⓉ/, /1,219\.50/],
    ['refund_too_high', 'The refund cannot be more than the $7.00 that you paid', /7,00\sⓉ/, /7\.00/],
    ['refund_too_high', 'There is nothing left to refund for this ride', /^Dieser Betrag/, /^لا يمكن ردّ هذا/],
    ['refund_too_high', 'A refund needs an amount of at least $0.01', /^Dieser Betrag/, /^لا يمكن ردّ هذا/],
    [
      'balance_not_waived',
      'Your balance of Ⓣ12.30 would be lost. Please give it up first.',
      /12,30\sⓉ/,
      /12\.30/,
    ],
    ['rate_limited', 'Too many attempts. Please try again in 1 minute.', /in 1 Minute erneut/, /دقيقة واحدة/],
    ['rate_limited', 'Too many requests. Please try again later.', /später erneut/, /لاحقًا/],
    [
      'no_show_too_early',
      'You can end the ride as a no-show 5 minutes after you arrived',
      /5 Minuten/,
      /5 دقائق/,
    ],
    ['out_of_range', 'The pickup is 12 km away, outside your radius of 10 km', /10 km/, /10.{0,2}كم/],
    ['out_of_range', 'Update your location to accept this ride', /entfernt$/, /بعيدة جدًا$/],
    ['card_limit_reached', 'At most 10 cards can be saved', /10 Karten/, /10 بطاقات/],
  ] as const;

  test.each(answers)('keeps it in each language (%s, %s)', (code, detail, german, arabic) => {
    const told = { message: 'driver.statusFailed', code, detail } as const;
    expect(errorText(told)).toBe(detail);
    expect(createSentences('de-DE', deDE).errorText(told)).toMatch(german);
    expect(createSentences('ar-AE', arAE).errorText(told)).toMatch(arabic);
  });
});
