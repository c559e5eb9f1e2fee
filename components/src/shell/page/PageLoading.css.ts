import { keyframes, style } from '@vanilla-extract/css';
import { aboveLane, belowBar } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const box = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    // What is below the page comes into view with the page, not before.
    minHeight: `calc(100dvh - ${belowBar} - ${aboveLane})`,
    // A page that loads within 150 ms shows no spinner.
    animation: `${appear} 0s 150ms both`,
  }),
);
