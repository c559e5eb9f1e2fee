import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import * as darkPhone from './dark-phone.ts';
import preview from './preview.tsx';

setProjectAnnotations([darkPhone, a11y, preview, { parameters: { scheme: 'light' } }]);
// Play functions wait one second by default, too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
