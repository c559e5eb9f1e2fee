import { style } from '@vanilla-extract/css';
import { domain } from './layered.ts';

/** Turns an arrow or chevron around where text runs from right to left. */
export const mirrored = style(domain({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));
