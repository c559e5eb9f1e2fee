import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import * as inTheDark from './in-the-dark.ts';
import preview from './preview.tsx';

/** Only violations fail a story, so axe need not describe every element that passes. */
const checked = { parameters: { scheme: 'light', a11y: { options: { resultTypes: ['violations'] } } } };

setProjectAnnotations([inTheDark, a11y, preview, checked]);
// Play functions wait one second by default, too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Storybook's panel shows the whole report of axe. Here a violation has failed the test, and 50 kB for each would be sent.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
