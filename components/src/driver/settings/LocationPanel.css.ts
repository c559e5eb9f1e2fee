import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const form = style(domain({ display: 'grid', gap: vars.space[2] }));
/** The buttons align with the field's box, whose label is above it. */
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: vars.space[2],
    alignItems: 'end',
  }),
);
export const now = style(
  domain({
    display: 'flex',
    gap: '0.375rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);
export const options = style(
  domain({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const option = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    width: '100%',
    minHeight: '3.5rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    textAlign: 'start',
    cursor: 'pointer',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceSunken },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
    '@container': { [inside.desktop]: { minHeight: '3rem' } },
  }),
);
export const words = style(domain({ minWidth: 0 }));
export const name = style(domain({ display: 'block', fontWeight: 600 }));
export const address = style(domain({ display: 'block', color: vars.color.inkMuted }));
export const error = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 500, color: vars.color.critical }),
);
/** Stays as long as the browser does not tell the position. */
export const refused = style(
  domain({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[1],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 500,
    color: vars.color.caution,
  }),
);
