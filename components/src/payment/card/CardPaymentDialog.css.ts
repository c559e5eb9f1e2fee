import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[4],
    padding: '12px 16px',
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
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
export const summary = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '4px 12px',
    padding: '12px 16px',
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.critical}`,
    background: vars.color.criticalSoft,
  }),
);
export const summaryIcon = style(domain({ color: vars.color.critical, marginTop: 2 }));
export const summaryTitle = style(domain({ fontWeight: 600 }));
export const summaryList = style(domain({ gridColumn: 2, display: 'grid', justifyItems: 'start' }));
export const summaryLink = style(
  domain({
    minHeight: 28,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
  }),
);
export const fields = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px 12px',
    alignItems: 'start',
  }),
);
export const wide = style(domain({ gridColumn: '1 / -1' }));
export const tick = style(
  domain({ display: 'grid', placeItems: 'center', width: 40, color: vars.color.positive }),
);
export const brand = style(
  domain({
    alignSelf: 'center',
    marginInlineEnd: vars.space[3],
    padding: '0 8px',
    height: 24,
    border: `1px solid ${vars.color.line}`,
    borderRadius: 4,
    fontSize: vars.text[12],
    lineHeight: '1.375rem',
    fontWeight: 700,
  }),
);
