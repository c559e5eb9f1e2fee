import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

export const stack = style(domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const list = style(domain({ display: 'grid' }));
export const session = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[3],
    padding: `${space[3]} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
);
export const words = style(domain({ display: 'grid', gap: space[1], flex: 1, minWidth: '12rem' }));
export const device = style(
  domain({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], fontWeight: 500 }),
);
export const hint = style(domain({ fontSize: text[14], lineHeight: '1.25rem', color: color.inkMuted }));
export const secret = style(
  domain({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', color: color.ink }),
);
/** Scanners need dark on light, whatever the scheme. */
export const qr = style(
  domain({
    justifySelf: 'center',
    width: '12rem',
    height: '12rem',
    borderRadius: vars.radius.control,
    colorScheme: 'light',
    background: color.surfaceRaised,
    fill: color.ink,
    forcedColorAdjust: 'none',
  }),
);
export const codes = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    gap: space[2],
    padding: space[4],
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    '@media': edged,
    fontFamily: vars.font.mono,
  }),
);
