import { describe, expect, test } from 'vitest';
import { createSentences } from './create-sentences.ts';
import deDE from './generated/de-DE/index.ts';

const { sentence, errorText } = createSentences('en-US');

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
    const values = { amount: 25, balance: 1042.5 };
    expect(sentence('live.balanceAdded', values)).toBe(
      'Your balance has changed: Ⓣ25.00 added to your balance. New balance: Ⓣ1,042.50',
    );
    expect(createSentences('de-DE', deDE).sentence('live.balanceTaken', values).replace(/\s/g, ' ')).toBe(
      'Ihr Guthaben hat sich geändert: 25,00 Ⓣ von Ihrem Guthaben abgezogen. Neues Guthaben: 1.042,50 Ⓣ',
    );
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
});
