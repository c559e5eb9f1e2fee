import { style } from '@vanilla-extract/css';
import { primitive } from '../theme/layered.ts';

/** Has no box, so that what is inside takes its place in the layout of the page. */
export const root = style(primitive({ display: 'contents' }));
