import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, radius, space } = vars;
const shape = { background: color.surfaceSunken, borderRadius: radius.control };

export const row = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    height: '5.125rem',
    borderBlock: `1px solid ${color.line}`,
  }),
);
/** As high as the line of the driver on the screen of a ride. */
export const tall = style(domain({ height: '5.4375rem' }));
export const portrait = style(
  domain({ flex: 'none', width: '3rem', height: '3rem', borderRadius: '50%', background: shape.background }),
);
export const words = style(domain({ ...shape, flex: '0 1 9rem', height: '1.25rem' }));
export const plate = style(
  domain({ ...shape, flex: 'none', width: '6.5rem', height: '2rem', marginInlineStart: 'auto' }),
);
export const button = style(
  domain({ height: '2.75rem', border: `1px solid ${color.line}`, borderRadius: radius.control }),
);
