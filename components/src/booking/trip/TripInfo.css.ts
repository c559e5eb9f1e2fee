import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const card = style(
  domain({
    position: 'absolute',
    zIndex: 1,
    top: '12px',
    insetInlineEnd: '12px',
    padding: '8px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.low,
    pointerEvents: 'none',
    '@container': { [inside.tablet]: { top: '16px', insetInline: '16px auto', padding: '12px 16px' } },
  }),
);
export const title = style(
  domain({
    display: 'block',
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const live = style(
  domain({
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineEnd: '8px',
    borderRadius: '50%',
    background: color.signal,
    boxShadow: `0 0 0 1.5px ${color.onSignal}`,
  }),
);
export const line = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
export const wide = style(
  domain({ display: 'none', '@container': { [inside.tablet]: { display: 'block' } } }),
);
