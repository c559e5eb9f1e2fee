import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { cut } from '../theme/text.ts';

const { color } = vars;

export const line = style(
  domain({
    position: 'fixed',
    zIndex: 30,
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    display: 'none',
    alignItems: 'center',
    gap: vars.space[3],
    height: '36px',
    maxWidth: '100%',
    padding: '0 16px 0 8px',
    border: `1px solid ${color.line}`,
    borderWidth: '1px 0 0 1px',
    borderStartStartRadius: vars.radius.card,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.high,
    fontSize: vars.text[12],
    lineHeight: '16px',
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    '@media': { [from.tablet]: { display: 'flex' } },
  }),
);
export const docked = style(
  domain({
    '@media': {
      'screen and (max-width: 767px)': {
        position: 'static',
        display: 'flex',
        flexWrap: 'wrap',
        height: 'auto',
        padding: '8px 16px',
        border: 0,
        borderTop: `1px solid ${color.line}`,
        borderRadius: 0,
        boxShadow: 'none',
      },
    },
  }),
);
export const badge = style(domain({ height: '20px' }));
export const name = style(domain({ maxWidth: '220px', color: color.ink, fontWeight: 600, ...cut }));
export const fullName = style(domain({ color: color.ink, fontWeight: 600 }));
export const email = style(domain({ maxWidth: '260px', ...cut }));
export const id = style(
  domain({
    paddingInlineStart: vars.space[3],
    borderInlineStart: `1px solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const pill = style(
  domain({
    position: 'fixed',
    zIndex: 30,
    insetInlineEnd: '12px',
    insetBlockEnd: '12px',
    display: 'grid',
    justifyItems: 'center',
    width: '52px',
    height: '56px',
    cursor: 'pointer',
    borderRadius: vars.radius.card,
    '@media': { [from.tablet]: { display: 'none' } },
  }),
);
export const pillFace = style(domain({ boxShadow: vars.shadow.high }));
export const pillBadge = style(
  domain({ height: '20px', marginTop: '-8px', zIndex: 1, outline: `2px solid ${color.surfaceRaised}` }),
);
export const card = style(
  domain({
    display: 'grid',
    gap: vars.space[1],
    padding: '12px 16px',
    fontSize: vars.text[14],
    lineHeight: '20px',
    color: color.inkMuted,
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);
