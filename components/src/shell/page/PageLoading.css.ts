import { keyframes, style } from '@vanilla-extract/css';
import { domain } from '../../theme/layered.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const box = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    minHeight: '50dvh',
    // A page that loads within 150 ms shows no spinner.
    animation: `${appear} 0s 150ms both`,
  }),
);
