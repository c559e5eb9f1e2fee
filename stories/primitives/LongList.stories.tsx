import { LongList } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'primitives/LongList',
  component: LongList,
  args: {
    count: 3,
    gap: 12,
    estimate: 40,
    keyAt: (index: number) => `item ${index}`,
    renderAt: (index: number) => <button type="button">{`Item ${index + 1}`}</button>,
  },
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number that the item with the focus has in the whole list. */
const focused = (): number =>
  Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? Number.NaN);

export const Short: Story = {};

export const TenThousandItems: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
    expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    canvas.getByRole('button', { name: 'Item 1' }).focus();
    // The keyboard moves past the last drawn item.
    for (let press = 0; press < 60; press += 1) {
      const before = focused();
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: `Item ${before + 1}` })).not.toBeNull(),
      );
      await userEvent.tab();
      await expect(focused()).toBe(before + 1);
    }
    // An item with the focus stays in the document, however far the page is scrolled.
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await canvas.findByRole('button', { name: 'Item 10000' });
    await expect(focused()).toBe(61);
    const places = canvas.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
const scrollBy = async (steps: number): Promise<void> => {
  for (let step = 0; step < steps; step += 1) {
    window.scrollBy({ top: 13, behavior: 'instant' });
    await frame();
    await frame();
  }
};

/** While the page scrolls, items that enter the window take the nodes of those that left it: none is created. */
export const Scrolled: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    window.scrollTo({ top: 5_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Item 1' })).toBeNull());
    await scrollBy(10);
    const shown = canvas.getAllByRole('button')[0]?.textContent;
    const before = new Set(canvas.getAllByRole('listitem'));
    await scrollBy(30);
    await waitFor(() => expect(canvas.queryByRole('button', { name: shown ?? '' })).toBeNull());
    await expect(canvas.getAllByRole('listitem').filter((item) => !before.has(item))).toEqual([]);
    await expect(canvas.getAllByRole('listitem').length).toBe(before.size);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Items of one to so many lines. */
const ofLines = (most: number) => (index: number) => (
  <button type="button">
    {['First', 'Second', 'Third', 'Fourth'].slice(0, 1 + (index % most)).map((line) => (
      <div key={line}>{`${line} line of item ${index + 1}`}</div>
    ))}
  </button>
);

const Growing = (args: ComponentProps<typeof LongList>) => {
  const [count, setCount] = useState(args.count);
  return (
    <>
      <LongList {...args} count={count} />
      <button type="button" onClick={() => setCount(100)}>
        More
      </button>
    </>
  );
};

/** A list that becomes long keeps the focus in its item, and stays where it is scrolled to. */
export const BecomesLong: Story = {
  args: {
    count: 50,
    renderAt: ofLines(2),
  },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const named = (item: number) => ({ name: new RegExp(`^First line of item ${item}\\b`) });
    const focus = canvas.getByRole('button', named(3));
    focus.focus();
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const last = canvas.getByRole('button', named(50));
    const before = last.getBoundingClientRect().top;
    canvas.getByRole('button', { name: 'More' }).click();
    await canvas.findByRole('button', named(51));
    await waitFor(() => expect(canvas.queryByRole('button', named(10))).toBeNull());
    await expect(document.activeElement).toBe(focus);
    await expect(focus).toHaveTextContent('First line of item 3');
    await expect(Math.abs(last.getBoundingClientRect().top - before)).toBeLessThan(2);
    await userEvent.tab();
    await expect(focused()).toBe(4);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Items of different heights take the space that they need, also where one takes the place of another. */
export const DifferentHeights: Story = {
  args: {
    count: 500,
    renderAt: ofLines(4),
  },
  play: async ({ canvas }) => {
    for (const top of [0, 700, 3_000, 1_200]) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => {
        const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
        expect(boxes.length).toBeGreaterThan(3);
        boxes.slice(1).forEach((box, index) => {
          expect(Math.abs(box.top - (boxes[index]?.bottom ?? 0) - 12)).toBeLessThan(2);
        });
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
