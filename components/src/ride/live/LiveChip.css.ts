import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

export const chip = style(
  domain({
    position: 'absolute',
    zIndex: 1,
    top: space[4],
    insetInlineStart: space[4],
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.low,
    fontSize: vars.text[14],
    lineHeight: 1.4,
    fontWeight: 500,
  }),
);
export const dot = style(
  domain({
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: '50%',
    background: color.signal,
    boxShadow: `0 0 0 1.5px ${color.onSignal}`,
  }),
);
export const hollow = style(
  domain({ background: 'transparent', boxShadow: `inset 0 0 0 2px ${color.inkMuted}` }),
);
