import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const trigger = style(
  domain({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.surfaceSunken } },
  }),
);
export const count = style(
  domain({
    position: 'absolute',
    top: '0.1875rem',
    insetInlineStart: '1.3125rem',
    minWidth: '1.25rem',
    height: '1.25rem',
    padding: '0 0.3125rem',
    border: `2px solid ${color.surfaceRaised}`,
    outline: `1px solid light-dark(${color.onSignal}, transparent)`,
    outlineOffset: '-2px',
    borderRadius: vars.radius.pill,
    background: color.signal,
    color: color.onSignal,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 700,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const panel = style(domain({ width: 'min(22.5rem, calc(100vw - 1.5rem))', outline: 'none' }));
export const head = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 600,
  }),
);
/** The way to all notifications stays below the list. */
export const all = style(
  domain({
    position: 'sticky',
    insetBlockEnd: 0,
    borderRadius: 0,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surfaceRaised,
  }),
);
export const none = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[8]} ${vars.space[4]}`,
    color: color.inkMuted,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
