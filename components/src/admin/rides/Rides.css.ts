import { globalStyle, style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

export const tab = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }),
);
export const panel = style(
  domain({
    minWidth: 0,
    '@container': {
      [inside.desktop]: {
        background: vars.color.surfaceRaised,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        // Cuts the corners of the rows; the header still sticks to the window.
        overflow: 'clip',
      },
    },
  }),
);
export const notices = style(
  domain({ display: 'grid', '@container': { [inside.desktop]: { padding: `0 ${vars.space[4]}` } } }),
);
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
      [inside.desktop]: {
        width: '2.25rem',
        minWidth: '2.25rem',
        minHeight: '2.25rem',
        '@media': { [touch]: { width: '2.75rem' } },
      },
    },
  }),
);
