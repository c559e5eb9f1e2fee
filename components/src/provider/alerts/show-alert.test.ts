import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { createSentences } from '../../intl/create-sentences.ts';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { defaultLinks } from '../links.ts';
import { showAlert } from './show-alert.ts';

const queryClient = new QueryClient();
const sentences = createSentences('en-US');
const due = {
  tone: 'caution',
  message: 'live.paymentRequired',
  params: { amount: 7 },
  duration: 1_000,
} as const;

beforeEach(() => toasts.clear());

test('the button of an alert about a due payment opens the payment of that ride', () => {
  showAlert({ ...due, payRideId: 'a/b' }, sentences, {
    links: { ...defaultLinks, rides: '/my/rides' },
    queryClient,
  });
  expect(toasts.current()).toMatchObject([
    { text: 'Payment required: Ⓣ7.00', action: { label: 'Pay Now', href: '/my/rides?pay=a%2Fb' } },
  ]);
});

test('other alerts have no button', () => {
  showAlert(due, sentences, { links: defaultLinks, queryClient });
  expect(toasts.current()[0]?.action).toBeUndefined();
});
