import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

/** The product's name and the owner of the receipt appear only in print. */
export const brand = style(
  domain({
    display: 'none',
    '@media': {
      print: {
        display: 'flex',
        alignItems: 'center',
        gap: space[2],
        paddingTop: space[3],
        paddingInline: space[6],
        fontWeight: 700,
      },
    },
  }),
);
export const owner = style(domain({ marginInlineStart: 'auto', fontWeight: 400, color: color.inkMuted }));
/** One column on phones, two from tablets and on paper. */
export const columns = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
  }),
);
export const column = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] }),
);
export const map = style(
  domain({
    position: 'relative',
    height: '11rem',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    breakInside: 'avoid',
  }),
);
export const person = style(domain({ display: 'flex', alignItems: 'center', gap: space[3] }));
export const ruled = style(domain({ paddingTop: space[3], borderTop: `1px solid ${color.line}` }));
export const name = style(domain({ fontWeight: 600, lineHeight: '1.25rem', overflowWrap: 'anywhere' }));
export const muted = style(domain({ color: color.inkMuted, fontSize: text[14], lineHeight: '1.25rem' }));
/** How the ride was paid. */
export const box = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    '@media': edged,
    breakInside: 'avoid',
  }),
);
export const method = style(
  domain({
    flex: 'none',
    boxSizing: 'content-box',
    padding: '0.5625rem',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
  }),
);
export const grow = style(domain({ flex: 1, minWidth: 0 }));
export const facts = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[3]} ${space[4]}`,
    fontSize: text[14],
    lineHeight: '1.25rem',
  }),
);
export const fact = style(domain({ minWidth: 0 }));
export const label = style(domain({ color: color.inkMuted, fontSize: text[12], lineHeight: '1rem' }));
export const value = style(
  domain({ fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
/** On phones one row of equal buttons; the dispute at the other end from tablets. */
export const actions = style(
  domain({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[2],
    '@media': { [from.tablet]: { display: 'flex' } },
  }),
);
export const action = style(
  domain({ paddingInline: space[2], '@media': { [from.tablet]: { paddingInline: space[4] } } }),
);
export const quiet = style(domain({ '@media': { [from.tablet]: { marginInlineStart: 'auto' } } }));
