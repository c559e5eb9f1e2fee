import { Button } from '@mobility/components/primitives';
import { LiveRideCard, MessageAction, RideScreenView } from '@mobility/components/ride';
import type { Ride } from '@mobility/openapi';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

setProjectAnnotations([preview]);
beforeAll(() => page.viewport(390, 844));

const message = <MessageAction unread={0} onPress={ignore} />;
const card = (ride: Ride) => (
  <LiveRideCard
    ride={ride}
    contact={ride.driver_id ? <Button fullWidth>Message</Button> : undefined}
    onCancel={ignore}
    now={now}
  />
);
const screen = (ride: Ride) => (
  <RideScreenView
    ride={ride}
    contact={message}
    onCancel={ignore}
    onShare={ignore}
    onSafety={ignore}
    now={now}
  />
);

/** Where the places of the ride begin. */
const placesAt = async (element: ReactElement): Promise<number> => {
  const story = { render: () => element, decorators: [inPage] };
  await composeStory(story, { title: 'live height' }).run();
  await document.fonts.ready;
  const places = [...document.querySelectorAll('main ul')].at(-1);
  return Math.round(places?.getBoundingClientRect().top ?? Number.NaN);
};

it.each(['accepted', 'arriving', 'inProgress'] as const)(
  'the card of a ride that is %s has its places where they are while a driver is looked for',
  async (state) => {
    const before = await placesAt(card(rides.pending));
    expect(Math.abs((await placesAt(card(rides[state]))) - before)).toBeLessThanOrEqual(2);
  },
);

it('the screen of an accepted ride has its places where they are while a driver is looked for', async () => {
  const before = await placesAt(screen(rides.pending));
  expect(Math.abs((await placesAt(screen(rides.accepted))) - before)).toBeLessThanOrEqual(2);
});
