import { style } from '@vanilla-extract/css';
import { screen } from '../../primitives/FullScreenSpinner/FullScreenSpinner.css.ts';
import { skeleton } from '../../primitives/Skeleton/Skeleton.css.ts';
import { aboveLane, below, belowBar, bookingHeight, lostRow } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { box as loading } from './PageLoading.css.ts';

/** Pages set their own gutters, since some reach the edges. Booking fills the window below the bar. */
export const main = style(
  domain({
    vars: { [bookingHeight]: `calc(100dvh - ${belowBar} - ${aboveLane})` },
    outline: 'none',
    minWidth: 0,
    // On phones the user box is the last row, also of the window where a page is short. The booking
    // steps on a phone hide the bar.
    selectors: {
      '&:has([data-whole-window])': { vars: { [bookingHeight]: `calc(100dvh - var(${lostRow}, 0px))` } },
    },
    '@media': {
      [below.desktop]: {
        minHeight: `calc(100dvh - ${belowBar} - 3.8125rem)`,
        selectors: {
          // The box is not shown before the page is complete.
          [`&:has(${skeleton})`]: { minHeight: `calc(100dvh - ${belowBar})` },
          // Without a height of its own, it does not count as moved when a booking step hides the bar.
          '&:empty': { minHeight: 0 },
          [`&:has(${screen})`]: { minHeight: 0 },
          [`&:has(> ${loading})`]: { minHeight: 0, height: 0 },
        },
      },
    },
  }),
);
