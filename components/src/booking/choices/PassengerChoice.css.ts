import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const choice = style(
  domain({
    display: 'grid',
    gap: vars.space[2],
    '@container': { [inside.tablet]: { gridTemplateColumns: '1fr 13.75rem', alignItems: 'center' } },
  }),
);
export const label = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const track = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '2px',
    padding: '0.1875rem',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
  }),
);
export const option = style(
  domain({
    minHeight: '2.75rem',
    border: 0,
    borderRadius: '0.375rem',
    background: 'none',
    color: color.ink,
    fontSize: vars.text[16],
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': { background: color.primary, color: color.onPrimary },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@container': { [inside.tablet]: { minHeight: '2.25rem' } },
  }),
);
