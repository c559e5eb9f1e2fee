import { style } from '@vanilla-extract/css';
import { domain } from '../../theme/layered.ts';
import { twoLines } from '../../theme/text.ts';

/** Paper has no tooltips, so it shows the whole text. */
export const two = style(domain({ '@media': { screen: { selectors: { 'td &': twoLines } } } }));
