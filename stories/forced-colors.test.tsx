import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as analytics from './admin/PaymentAnalytics.stories.tsx';
import * as rideBand from './admin/RideBand.stories.tsx';
import * as notify from './admin/SendNotification.stories.tsx';
import * as dispute from './dispute/OpenDispute.stories.tsx';
import * as preferences from './driver/PreferencesPanel.stories.tsx';
import * as card from './payment/CardPaymentDialog.stories.tsx';
import * as tabs from './primitives/Tabs.stories.tsx';
import * as cancel from './ride/CancelRideDialog.stories.tsx';
import * as details from './ride/RideDetailsDialog.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const stories = {
  preferences: composeStories(preferences),
  tabs: composeStories(tabs),
  rider: composeStories(rider),
  rideBand: composeStories(rideBand),
};

const forceColors = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(async () => {
  await forceColors('active');
  onTestFinished(async () => void (await forceColors('none')));
});

const drawn = ['backgroundColor', 'borderColor', 'outlineStyle', 'boxShadow', 'insetInlineStart'] as const;
/** What an element and its drawings show besides their text. */
const look = (element: Element): string =>
  [null, '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part);
      return style.content === 'none' && part ? 'nothing' : drawn.map((name) => style[name]).join(' ');
    })
    .join(' | ');

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** The looks of the chosen element and of one beside it. */
const looksOf = (selector: string, isChosen: (element: Element) => boolean): (string | undefined)[] => {
  const elements = all(selector);
  const chosen = elements.find(isChosen);
  const other = elements.find((element) => !isChosen(element));
  return [chosen, other].map((element) => element && look(element));
};
const isSelected = (element: Element): boolean => element.hasAttribute('data-selected');

const expectTwoLooks = (looks: () => (string | undefined)[]): Promise<void> =>
  vi.waitFor(() => {
    const [chosen, other] = looks();
    expect(chosen).toBeDefined();
    expect(other).toBeDefined();
    expect(chosen).not.toBe(other);
  });

it('the chosen status, vehicle and page stand out', async () => {
  await stories.rider.History.run();
  await expectTwoLooks(() => looksOf('[role=radiogroup] > label', isSelected));
  await stories.rider.BookingFilled.run();
  await expectTwoLooks(() =>
    looksOf('label:has(> [type=radio])', (label) => label.querySelector(':checked') !== null),
  );
});

it('the selected tab stands out', async () => {
  await stories.tabs.Line.run();
  await expectTwoLooks(() => looksOf('[role=tab]', isSelected));
});

it('a switch shows whether it is on, and a slider shows its value', async () => {
  await stories.preferences.Largest.run();
  await expectTwoLooks(() =>
    all('label:has([role=switch])')
      .slice(0, 2)
      .map((label) => [...label.querySelectorAll('span')].map(look).join()),
  );
  await stories.preferences.Saved.run();
  const text = getComputedStyle(document.body).color;
  await vi.waitFor(() => {
    const filled = all('[role=group] div').filter(
      (part) => getComputedStyle(part, '::after').backgroundColor === text,
    );
    expect(filled).toHaveLength(1);
  });
});

it('each kind of mark in the legend of the map of rides has a look of its own', async () => {
  await stories.rideBand.Open.run();
  await vi.waitFor(() => {
    const marks = all('li [aria-hidden]').map(look);
    expect(marks).toHaveLength(4);
    expect(new Set(marks).size).toBe(4);
  });
});

it('the chosen car stands out in a ring, in the colours of the others', async () => {
  const ringOf = async (story: 'Selected' | 'SelectedOnTheWay') => {
    await stories.rideBand[story].run();
    return vi.waitFor(() => {
      const [ring, body] = all('[data-part=car] > :is(circle, rect)');
      if (!ring || !body) throw new Error('There is no car');
      return { ring: getComputedStyle(ring).stroke, body: getComputedStyle(body).fill };
    });
  };
  const [trip, approach] = [await ringOf('Selected'), await ringOf('SelectedOnTheWay')];
  expect(trip.ring).toBe('rgb(0, 0, 0)');
  expect(approach.ring).toBe(trip.ring);
  expect(approach.body).not.toBe(trip.body);
});

const boxed = {
  'the penalty of a cancellation': [composeStories(cancel).WithPenalty, '[class*=CancelRideDialog_penalty]'],
  'a cancellation without a penalty': [composeStories(cancel).NoPenalty, '[class*=CancelRideDialog_penalty]'],
  'the ride and the amount of a card payment': [
    composeStories(card).EmptyForm,
    '[class*=CardPaymentDialog_line]',
  ],
  'the ride of a dispute': [composeStories(dispute).EmptyForm, '[class*=OpenDisputeView_strip]'],
  'how a ride was paid': [composeStories(details).PaidRide, '[class*=RideDetailsDialog_box]'],
  'the ride of a message': [composeStories(notify).ToBoth, '[class*=SendNotification_ride]'],
  'the whole behind a share': [composeStories(analytics).Chart, 'svg[data-track=true]'],
} as const;

it.each(Object.entries(boxed))('%s has an edge', async (_, [Story, selector]) => {
  await Story.run();
  await vi.waitFor(() => {
    const [box] = all(selector);
    if (!box) throw new Error(`There is no ${selector}`);
    const { outlineStyle, outlineColor } = getComputedStyle(box);
    expect([outlineStyle, outlineColor]).toEqual(['solid', 'rgb(0, 0, 0)']);
  });
});
