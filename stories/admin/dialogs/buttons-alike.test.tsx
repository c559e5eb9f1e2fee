import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import * as payments from '../Payments.stories.tsx';
import * as decisions from '../RideDecision.stories.tsx';
import * as approvals from './DriverApproval.stories.tsx';
import * as locks from './LockUser.stories.tsx';

setProjectAnnotations([preview]);

const dialogs = {
  escalation: composeStories(payments).Escalating,
  decision: composeStories(decisions).OfferToOne,
  refund: composeStories(decisions).RefundAll,
  approval: composeStories(approvals).VehicleChangedMeanwhile,
  lock: composeStories(locks).Rider,
};
const each = Object.entries(dialogs).flatMap(([name, Story]) =>
  [390, 834, 1280].flatMap((width) =>
    ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ name, Story, width, locale })),
  ),
);

it.each(each)(
  'in a window of $width px the buttons of the $name stand side by side in $locale, the one that keeps things first',
  async ({ Story, width, locale }) => {
    await page.viewport(width, 844);
    await Story.run({ globals: { locale } });
    const buttons = [...document.querySelectorAll<HTMLElement>('footer button')];
    const [keep, confirm] = buttons.map((button) => button.getBoundingClientRect());
    if (!keep || !confirm) throw new Error('There are not two buttons');
    expect(buttons).toHaveLength(2);
    expect([keep.top, keep.width, keep.height]).toEqual([confirm.top, confirm.width, confirm.height]);
    expect(keep.left < confirm.left).toBe(locale !== 'ar-AE');
    for (const button of buttons) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
);
