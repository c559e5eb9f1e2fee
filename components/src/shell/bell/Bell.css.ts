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
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.surfaceSunken } },
  }),
);
export const count = style(
  domain({
    position: 'absolute',
    top: '3px',
    insetInlineStart: '21px',
    minWidth: '20px',
    height: '20px',
    padding: '0 5px',
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
export const panel = style(domain({ width: 'min(360px, calc(100vw - 24px))', outline: 'none' }));
export const head = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '52px',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 600,
  }),
);
export const item = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '12px 16px',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
);
export const title = style(domain({ fontWeight: 600 }));
export const time = style(domain({ fontSize: vars.text[12], color: color.inkMuted }));
export const message = style(domain({ gridColumn: '1 / -1', color: color.inkMuted, textWrap: 'pretty' }));
export const none = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: '32px 16px',
    color: color.inkMuted,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
