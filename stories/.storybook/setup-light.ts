import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import preview from './preview.tsx';

setProjectAnnotations([a11y, preview, { parameters: { scheme: 'light' } }]);
