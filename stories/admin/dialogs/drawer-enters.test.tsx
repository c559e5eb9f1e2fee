import { Drawer } from '@mobility/components/admin';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import { ignore } from '../../hold.ts';

setProjectAnnotations([preview]);

const emulateMotion = (value: 'no-preference' | 'reduce'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Closed at first, because the first view of a story has no transitions. */
const Opened = () => {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
    );
  return (
    <Drawer onClose={ignore} onKeyDown={ignore}>
      Maya Chen
    </Drawer>
  );
};

/** Opens the drawer and returns how far to the right of its place it begins, in pixels. */
const beginning = (): Promise<number> =>
  new Promise((done, fail) => {
    const begun = ({ target }: TransitionEvent) => {
      const effect = (target as Element).getAnimations()[0]?.effect as KeyframeEffect;
      done(new DOMMatrix(String(effect.getKeyframes()[0]?.transform)).e);
    };
    document.addEventListener('transitionrun', begun, { once: true });
    page.getByRole('button', { name: 'Open' }).click().catch(fail);
  });

it.each([
  ['en-US', 16],
  ['ar-AE', -16],
])('the drawer beside the page enters from the end of the line in %s', async (locale, from) => {
  await page.viewport(834, 800);
  await emulateMotion('no-preference');
  onTestFinished(async () => void (await emulateMotion('reduce')));
  await composeStory({ render: () => <Opened />, parameters: { locale } }, { title: locale }).run();
  expect(await beginning()).toBe(from);
});
