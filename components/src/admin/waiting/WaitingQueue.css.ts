import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

/** On wide screens the title and the kinds share a line. */
export const card = style(
  domain({
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    '@container': { [inside.desktop]: { display: 'flex', alignItems: 'center' } },
  }),
);
export const title = style(
  domain({
    padding: `${space[2]} ${space[4]}`,
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
    '@container': {
      [inside.belowDesktop]: { borderBottom: `1px solid ${color.line}` },
      [inside.desktop]: { flex: 'none', maxWidth: '12rem' },
    },
  }),
);
export const body = style(domain({ flex: 1, minWidth: 0, padding: space[2] }));
export const nothing = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    paddingInline: space[2],
    fontSize: vars.text[14],
    color: color.positive,
  }),
);
export const kinds = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[2]}`,
    // Of unequal length, they would make ragged lines.
    '@container': { [inside.belowTablet]: { display: 'grid', gap: 0 } },
  }),
);
export const kind = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    paddingInline: space[2],
    borderRadius: vars.radius.control,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surfaceSunken },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  }),
);
export const count = style(
  domain({
    minWidth: '1.75rem',
    padding: `0 ${space[2]}`,
    borderRadius: vars.radius.pill,
    border: `1px solid ${color.lineStrong}`,
    background: color.cautionSoft,
    lineHeight: '1.5rem',
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
