import { RideDecisionView, type RideDecisionViewProps } from '@mobility/components/admin';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import decision, { OfferToOne } from './RideDecision.stories.tsx';

setProjectAnnotations([preview]);

const reason = 'This driver is no longer online';

/** The decision, which is refused each time. As in the console, no reason is shown while an answer is awaited. */
const Refused = (props: RideDecisionViewProps) => {
  const [error, setError] = useState<string>();
  const confirm = () => {
    setError(undefined);
    setTimeout(() => setError(reason), 50);
  };
  return <RideDecisionView {...props} error={error} onConfirm={confirm} />;
};

/** Whether nothing covers the notice and it is not scrolled away. */
const isInSight = () => {
  const notice = page.getByRole('alert').element();
  const { left, top, bottom } = notice.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => notice.contains(document.elementFromPoint(left + 2, y)));
};

it.each([
  [1280, 700],
  [834, 700],
  [390, 700],
])('in a window of %i × %i px a refused offer to a driver is in sight each time', async (width, height) => {
  await page.viewport(width, height);
  await composeStory({ ...OfferToOne, render: (args) => <Refused {...args} /> }, decision).run();
  const offer = page.getByRole('button', { name: 'Offer to Luis Ortega' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const field = page.getByRole('textbox').element();
    field.scrollIntoView({ block: 'end' });
    await offer.click();
    await expect.element(page.getByText(reason)).toBeInTheDocument();
    await expect.poll(isInSight).toBe(true);
    await expect.element(offer).toHaveFocus();
  }
});
