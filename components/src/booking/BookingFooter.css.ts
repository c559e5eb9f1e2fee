import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const footer = style(
  domain({
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    '@media': { [from.desktop]: { padding: '12px 24px 16px' } },
  }),
);
export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    marginBottom: '8px',
    fontSize: vars.text[14],
    lineHeight: '20px',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const arrival = style(domain({ flex: 'none', fontWeight: 600, color: color.ink }));
export const action = style(domain({ justifyContent: 'space-between', padding: '0 16px 0 20px' }));
export const fare = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: '0.3em', marginLeft: 'auto' }),
);
