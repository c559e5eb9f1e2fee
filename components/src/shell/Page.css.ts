import { style } from '@vanilla-extract/css';
import { domain } from '../theme/layered.ts';

/** Pages bring their own gutters, because some reach the edges. */
export const main = style(
  domain({
    outline: 'none',
    minWidth: 0,
    // On phones who is signed in is the last row: of the window too, where a page is short.
    '@media': { 'screen and (max-width: 767px)': { minHeight: 'calc(100dvh - 56px - 61px)' } },
  }),
);
