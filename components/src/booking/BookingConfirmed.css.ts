import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const done = style(
  domain({
    paddingTop: '28px',
    '@media': { [from.desktop]: { paddingTop: '40px', gap: '24px' } },
  }),
);
export const tick = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: '50%',
    background: color.signal,
    color: color.onSignal,
    '@media': { [from.desktop]: { width: '64px', height: '64px' } },
  }),
);
export const crossed = style(domain({ background: color.criticalSoft, color: color.critical }));
export const title = style(
  domain({
    fontSize: vars.text[32],
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '-0.028em',
    outline: 'none',
  }),
);
export const lead = style(
  domain({
    maxWidth: '44ch',
    marginTop: '4px',
    fontSize: vars.text[16],
    lineHeight: '24px',
    color: color.inkMuted,
    textWrap: 'pretty',
  }),
);
export const footer = style(
  domain({
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'grid',
    gap: '8px',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    '@media': { [from.desktop]: { padding: '12px 24px 16px' } },
  }),
);
export const action = style(domain({ justifyContent: 'space-between', padding: '0 16px 0 20px' }));
