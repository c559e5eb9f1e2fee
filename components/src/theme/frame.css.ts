import { style } from '@vanilla-extract/css';
import { layoutContainer } from './contract.css.ts';
import { domain } from './layered.ts';

/** Around a view that a page may place in a column of any width: the layout inside follows this width. */
export const frame = style(domain(layoutContainer));
/** Around a view that fills the height of its place. */
export const tallFrame = style(domain({ ...layoutContainer, height: '100%' }));
