import { style } from '@vanilla-extract/css';
import { below, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const stats = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1,
    overflow: 'hidden',
    background: vars.color.line,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@container': { [inside.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const stat = style(
  domain({
    padding: vars.space[4],
    background: vars.color.surfaceRaised,
    '@container': { [inside.tablet]: { padding: `${vars.space[4]} ${vars.space[5]}` } },
  }),
);
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const value = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2rem',
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const note = style(
  domain({
    fontSize: vars.text[12],
    minHeight: '1rem',
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    textWrap: 'balance',
  }),
);
