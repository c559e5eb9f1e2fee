import { expect, test } from 'vitest';
import { enUS, failureText, text } from './index.ts';

test('fills blanks, the product among them', () => {
  expect(text('auth.welcome', { name: 'Maya' })).toBe('Welcome to Mobility, Maya!');
});

test('leaves a bracketed part out when one of its blanks has no value', () => {
  expect(text('live.rideAccepted', { driver: 'Luis', minutes: 4 })).toBe(
    'Ride accepted by Luis, arriving in 4 min',
  );
  expect(text('live.rideAccepted', { driver: 'Luis' })).toBe('Ride accepted by Luis');
  expect(text('live.rideRequest')).toBe('New ride request');
});

test('writes amounts as money', () => {
  expect(text('live.balanceTransaction', { amount: 25, balance: 42.5 })).toBe(
    'Balance updated: Ⓣ25.00. New balance: Ⓣ42.50',
  );
});

test('a failure says the server’s words, else the sentence and why', () => {
  expect(failureText({ message: 'booking.failed' })).toBe('Failed to book ride');
  expect(failureText({ message: 'booking.failed', detail: 'Taken' })).toBe('Taken');
  expect(failureText({ message: 'booking.failed', reason: 'problem.offline' })).toBe(
    'Failed to book ride. You seem to be offline. Please check your connection and try again.',
  );
  expect(failureText({ message: 'auth.loginFailed', reason: 'problem.slow' })).toBe(
    'Login failed. The server takes too long to answer. Please try again.',
  );
  expect(failureText({ message: 'auth.welcome', params: { name: 'Maya' } })).toBe(
    'Welcome to Mobility, Maya!',
  );
});

test('takes people’s words as they are', () => {
  expect(text('live.rideMessage', { sender: 'Maya', message: 'At [gate] {name} $&' })).toBe(
    'Maya: At [gate] {name} $&',
  );
});

test('every sentence has matching brackets and says something', () => {
  for (const sentence of Object.values(enUS)) {
    expect(sentence.replaceAll(/\[[^[\]]*\]/g, '')).not.toMatch(/[[\]]/);
    expect(sentence.trim()).toBe(sentence);
    expect(sentence).not.toBe('');
  }
});
