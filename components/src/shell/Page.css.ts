import { style } from '@vanilla-extract/css';
import { domain } from '../theme/layered.ts';

/** Pages bring their own gutters, because some reach the edges. */
export const main = style(domain({ outline: 'none', minWidth: 0 }));
