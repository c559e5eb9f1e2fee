import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import preview from './preview.tsx';

const phone = { parameters: { scheme: 'dark' }, initialGlobals: { viewport: { value: 'phone' } } };

setProjectAnnotations([a11y, preview, phone]);
// Play functions wait one second by default, too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
