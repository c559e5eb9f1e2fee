import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const banner = style(
  domain({
    // Above the page and below the toasts, so that nothing moves.
    position: 'fixed',
    zIndex: 24,
    insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
    insetInlineStart: vars.space[4],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    boxSizing: 'border-box',
    maxWidth: `calc(100% - 2 * ${vars.space[4]})`,
    padding: vars.space[3],
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    boxShadow: vars.shadow.high,
  }),
);
export const text = style(
  domain({ flex: '1 1 12rem', margin: 0, fontSize: vars.text[14], lineHeight: '1.25rem' }),
);
