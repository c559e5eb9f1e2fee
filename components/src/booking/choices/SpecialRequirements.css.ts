import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const label = style(
  domain({
    display: 'block',
    marginBottom: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
  }),
);
export const optional = style(domain({ fontSize: vars.text[14], fontWeight: 400, color: color.inkMuted }));
export const area = style(
  domain({
    display: 'block',
    width: '100%',
    minHeight: '4.5rem',
    padding: `0.6875rem ${vars.space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    color: color.ink,
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    resize: 'vertical',
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '::placeholder': { color: color.inkMuted },
    '@container': {
      [inside.tablet]: {
        minHeight: '3.875rem',
        padding: `0.5625rem ${vars.space[3]}`,
        fontSize: vars.text[14],
        lineHeight: '1.25rem',
      },
    },
  }),
);
export const quick = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[2] }),
);
export const wish = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    padding: `0 ${vars.space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    color: color.ink,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&[aria-pressed=true]': {
        background: color.primary,
        borderColor: color.primary,
        color: color.onPrimary,
      },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@container': { [inside.desktop]: { minHeight: '2rem' } },
  }),
);
export const icon = style(
  domain({
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
