import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const group = style(domain({ minWidth: 0, margin: 0, padding: 0, border: 0 }));
export const legend = style(
  domain({
    padding: 0,
    marginBottom: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
  }),
);
export const cards = style(domain({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] }));
export const card = style(
  domain({
    position: 'relative',
    display: 'block',
    minWidth: 0,
    padding: vars.space[3],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
        background: `color-mix(in oklab, ${color.signal} 12%, ${color.surfaceRaised})`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@container': {
      [inside.tablet]: { padding: `0.625rem ${vars.space[2]}` },
      [inside.desktop]: { padding: `0.625rem ${vars.space[3]}` },
    },
  }),
);
export const radio = style(
  domain({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);
export const top = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: '1.5rem',
    marginBottom: vars.space[2],
    '@container': { [inside.tablet]: { marginBottom: vars.space[1] } },
  }),
);
export const car = style(
  domain({
    width: '3rem',
    height: '1.375rem',
    flex: 'none',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
export const seats = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    fontSize: vars.text[14],
    color: color.inkMuted,
  }),
);
export const row = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[2],
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [inside.tablet]: { gap: vars.space[1], fontSize: vars.text[14] },
      [inside.desktop]: { gap: vars.space[2], fontSize: vars.text[16] },
    },
  }),
);
export const about = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
  }),
);
