import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut, touch } from '../../theme/text.ts';

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

/** As high as its title, the counts in two columns, the list and a chosen ride. */
const height = '13.25rem';
const touchHeight = '14.25rem';

/** The map beside the figures; on phones above them. Whatever is chosen, what is below stays where it is. */
export const band = style(
  domain({
    ...frame,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [inside.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 21rem',
        height,
        '@media': { [touch]: { height: touchHeight } },
      },
    },
  }),
);
export const map = style(
  domain({
    position: 'relative',
    height: '13.75rem',
    '@container': { [inside.desktop]: { height: 'auto' } },
  }),
);
export const side = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    padding: `${space[2]} ${space[4]}`,
    borderTop: `1px solid ${color.line}`,
    '@container': {
      [inside.desktop]: {
        borderTop: 0,
        borderInlineStart: `1px solid ${color.line}`,
        overflowY: 'auto',
      },
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
/** As high without rides to choose from. */
export const choice = style(domain({ minWidth: 0, minHeight: '3rem' }));
/** As high without a chosen ride. */
export const status = style(
  domain({
    minWidth: 0,
    minHeight: '2.75rem',
    '@container': {
      [inside.tablet]: { minHeight: '2.25rem', '@media': { [touch]: { minHeight: '2.75rem' } } },
    },
  }),
);
/** One line where there is room for a usual one. */
export const selectedText = style(domain({ '@container': { [inside.tablet]: { minWidth: 0, ...cut } } }));
export const selected = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    '@container': { [inside.tablet]: { flexWrap: 'nowrap' } },
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
