import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

/** As many columns as fit, so that long words wrap instead of being cut off. */
export const actions = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))',
    gap: space[2],
    paddingBlock: space[1],
  }),
);
export const action = style(
  domain({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space[2],
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    font: 'inherit',
    fontSize: text[12],
    lineHeight: '1rem',
    fontWeight: 500,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  }),
);
export const disc = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    width: space[12],
    height: space[12],
    border: `1px solid ${color.ink}`,
    borderRadius: '50%',
    background: color.surfaceRaised,
    selectors: {
      [`${action}[data-pressed] &, ${action}[data-hovered] &`]: { background: color.surfaceSunken },
    },
  }),
);
/** The number of unread messages on the edge of the disc. */
export const unread = style(
  domain({
    position: 'absolute',
    top: `calc(-1 * ${space[1]})`,
    insetInlineStart: `calc(50% + ${space[2]})`,
  }),
);
export const stack = style(domain({ display: 'grid', gap: space[4] }));
export const row = style(domain({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
export const muted = style(domain({ color: color.inkMuted, fontSize: text[14], lineHeight: '1.25rem' }));
export const heading = style(domain({ fontSize: text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const part = style(
  domain({ display: 'grid', gap: space[3], paddingTop: space[4], borderTop: `1px solid ${color.line}` }),
);
