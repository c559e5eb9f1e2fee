import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { mirrored } from '../../theme/mirrored.css.ts';

const { color, space, text } = vars;
const divided = { paddingTop: space[5], borderTop: `1px solid ${color.line}` };

export const settings = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }),
);
export const columns = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    '@container': {
      [inside.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10] },
    },
  }),
);
export const stack = style(domain({ display: 'grid', alignContent: 'start', gap: space[5] }));
export const part = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    selectors: { [`${settings} > &`]: divided },
  }),
);
export const pair = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
    '@container': {
      [inside.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10] },
    },
  }),
);
/** It appears once what is above it has its height, so that it does not move. */
export const last = style(
  domain({ selectors: { [`${settings}:has([data-loading]) > &`]: { display: 'none' } } }),
);
export const heading = style(domain({ fontWeight: 600 }));
export const words = style(domain({ display: 'grid', gap: space[1], flex: 1, minWidth: 0 }));
export const name = style(domain({ fontWeight: 500, overflowWrap: 'anywhere' }));
export const hint = style(
  domain({ fontSize: text[14], lineHeight: '1.25rem', color: color.inkMuted, fontWeight: 400 }),
);
export const setting = style(
  domain({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '2.75rem',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);
export const rows = style(domain({ display: 'grid' }));
export const item = style(domain({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } }));
export const row = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    width: '100%',
    minHeight: '3.5rem',
    padding: `${space[2]} 0`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceSunken },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const dangerRow = style([row, domain({ color: color.critical })]);
export const chevron = style([mirrored, domain({ flex: 'none' })]);
