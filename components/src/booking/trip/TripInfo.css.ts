import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const card = style(
  domain({
    position: 'absolute',
    zIndex: 1,
    top: '0.75rem',
    insetInlineEnd: '0.75rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.low,
    pointerEvents: 'none',
    '@container': {
      [inside.tablet]: {
        top: '1rem',
        insetInline: '1rem auto',
        padding: `${vars.space[3]} ${vars.space[4]}`,
      },
    },
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
    width: '0.5rem',
    height: '0.5rem',
    marginInlineEnd: vars.space[2],
    borderRadius: '50%',
    background: color.signal,
    boxShadow: `0 0 0 1.5px ${color.onSignal}`,
  }),
);
export const line = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
export const wide = style(
  domain({ display: 'none', '@container': { [inside.tablet]: { display: 'block' } } }),
);
