import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const choice = style(
  domain({
    display: 'grid',
    gap: '8px',
    '@container': { [inside.tablet]: { gridTemplateColumns: '1fr 220px', alignItems: 'center' } },
  }),
);
export const label = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const track = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '2px',
    padding: '3px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
  }),
);
export const option = style(
  domain({
    minHeight: '44px',
    border: 0,
    borderRadius: '6px',
    background: 'none',
    color: color.ink,
    fontSize: vars.text[16],
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': { background: color.primary, color: color.onPrimary },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@container': { [inside.tablet]: { minHeight: '36px' } },
  }),
);
