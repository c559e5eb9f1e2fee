import { globalStyle, style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

/** The select and its direction are one control. */
export const order = style(domain({ display: 'flex' }));
globalStyle(`${order} > :first-child button`, domain({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
export const direction = style(
  domain({
    width: '2.75rem',
    height: 'auto',
    marginInlineStart: '-1px',
    borderColor: vars.color.lineStrong,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    boxShadow: 'none',
    '@container': {
      [inside.wide]: {
        width: '2.25rem',
        minWidth: '2.25rem',
        minHeight: '2.25rem',
        '@media': { [touch]: { width: '2.75rem' } },
      },
    },
  }),
);
