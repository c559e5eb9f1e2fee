import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;
/** Not on paper, where positions are old at once. */
const frame = {
  '@media': { print: { display: 'none' } },
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
} as const;

/** The map beside the figures; on phones above them. */
export const band = style(
  domain({
    ...frame,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [inside.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem' } },
  }),
);
export const map = style(
  domain({
    position: 'relative',
    height: '13.75rem',
    // As high as the side beside it where that has more, such as a chosen ride.
    '@container': { [inside.desktop]: { height: 'auto', minHeight: '15.25rem' } },
  }),
);
export const side = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    padding: `${space[3]} ${space[4]}`,
    borderTop: `1px solid ${color.line}`,
    '@container': {
      [inside.desktop]: { borderTop: 0, borderInlineStart: `1px solid ${color.line}` },
    },
  }),
);
export const head = style(
  domain({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
);
export const title = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
  }),
);
export const selected = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** One line in place of the map. */
export const closed = style(
  domain({
    ...frame,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[2]} ${space[4]}`,
  }),
);
