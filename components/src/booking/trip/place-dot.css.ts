import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

/** The mark of a place in booking: a ring for the pickup, a square for the destination. */
export const placeDot = recipe({
  base: domain({ justifySelf: 'center', width: '0.75rem', height: '0.75rem' }),
  variants: {
    kind: {
      pickup: domain({ borderRadius: '50%', border: `0.21875rem solid ${color.ink}` }),
      dropoff: domain({
        borderRadius: '2px',
        background: color.signal,
        border: `1.5px solid ${color.onSignal}`,
      }),
    },
  },
});
