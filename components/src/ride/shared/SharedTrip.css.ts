import { style } from '@vanilla-extract/css';
import { bookingHeight, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

/** The map above the texts on phones, beside them from tablets on. */
export const screen = style(
  domain({
    display: 'grid',
    gridTemplateRows: 'minmax(12rem, 1fr) auto',
    height: `var(${bookingHeight}, 100%)`,
    minHeight: '30rem',
    '@container': {
      [inside.tablet]: { gridTemplateRows: 'none', gridTemplateColumns: '22.5rem minmax(0, 1fr)' },
    },
  }),
);
export const map = style(
  domain({ position: 'relative', '@container': { [inside.tablet]: { gridColumn: 2, gridRow: 1 } } }),
);
export const panel = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    padding: space[4],
    position: 'relative',
    overflowY: 'auto',
    background: color.surfaceRaised,
    borderTop: `1px solid ${color.line}`,
    '@container': {
      [inside.tablet]: {
        gridColumn: 1,
        gridRow: 1,
        padding: space[6],
        borderTop: 0,
        borderInlineEnd: `1px solid ${color.line}`,
      },
    },
  }),
);
export const note = style(domain({ padding: space[6] }));
export const title = style(
  domain({ fontSize: vars.text[20], lineHeight: '1.75rem', marginBottom: space[4] }),
);
