// @vitest-environment node
import { fakeClient } from '@mobility/sdk/testing';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import deDE from '../intl/generated/de-DE/index.ts';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { BookRide } from './BookRide.tsx';

it('renders the booking form on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <MobilityProvider client={fakeClient()}>
      <BookRide prefill={{ dropoff: { address: 'Ferry Building' } }} />
    </MobilityProvider>,
  );
  expect(html).toContain('Book a ride');
  expect(html).toContain('value="Ferry Building"');
  expect(html).toContain('Book Economy');
});

it('renders it in the language of the provider', () => {
  const html = renderToString(
    <MobilityProvider client={fakeClient()} locale="de-DE" messages={deDE}>
      <BookRide />
    </MobilityProvider>,
  );
  expect(html).toContain('Fahrt buchen');
  expect(html).not.toContain('Book a ride');
});

it('renders its titles at the heading level of the page', () => {
  const html = renderToString(
    <MobilityProvider client={fakeClient()} headingLevel={2}>
      <BookRide />
    </MobilityProvider>,
  );
  expect(html).toMatch(/<h2[^>]*>Book a ride<\/h2>/);
  expect(html).not.toContain('<h1');
});
