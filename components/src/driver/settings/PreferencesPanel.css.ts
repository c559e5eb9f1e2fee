import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const saved = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInlineEnd: vars.space[2],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: vars.color.positive,
    selectors: { '&[data-state="saving"]': { color: vars.color.inkMuted } },
  }),
);
export const body = style(domain({ display: 'grid', gap: vars.space[4] }));
export const ends = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
  }),
);
export const presets = style(
  domain({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[2] }),
);
export const preset = style(
  domain({
    minHeight: '2.75rem',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    fontSize: vars.text[14],
    fontWeight: 500,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-selected]': {
        background: vars.color.primary,
        color: vars.color.onPrimary,
        borderColor: vars.color.primary,
        fontWeight: 600,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
);
export const sliderRow = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[4],
    alignItems: 'end',
  }),
);
/** The field and its unit. */
export const number = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[14],
    color: vars.color.inkMuted,
  }),
);
export const numberInput = style(
  domain({
    width: '4rem',
    height: '2.75rem',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    fontSize: vars.text[16],
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '&[aria-invalid="true"]': { borderColor: vars.color.critical },
      '&:disabled': { background: vars.color.surfaceSunken, color: vars.color.inkMuted },
    },
  }),
);
export const radius = style(domain({ display: 'grid', gap: vars.space[2] }));
export const switches = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    paddingTop: vars.space[2],
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
