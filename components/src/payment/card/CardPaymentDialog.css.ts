import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';

export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    '@media': edged,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const id = style(
  domain({ color: vars.color.ink, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }),
);
export const amount = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const fields = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[4]} ${vars.space[3]}`,
    alignItems: 'start',
  }),
);
export const wide = style(domain({ gridColumn: '1 / -1' }));
export const tick = style(
  domain({ display: 'grid', placeItems: 'center', width: '2.5rem', color: vars.color.positive }),
);
export const brand = style(
  domain({
    alignSelf: 'center',
    marginInlineEnd: vars.space[3],
    padding: `0 ${vars.space[2]}`,
    height: '1.5rem',
    border: `1px solid ${vars.color.line}`,
    borderRadius: '0.25rem',
    fontSize: vars.text[12],
    lineHeight: '1.375rem',
    fontWeight: 700,
  }),
);
