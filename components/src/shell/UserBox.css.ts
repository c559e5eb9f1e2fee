import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { cut } from '../theme/text.ts';

const { color } = vars;

export const line = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: '8px 16px',
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    fontSize: vars.text[12],
    lineHeight: '16px',
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    '@media': {
      [from.tablet]: {
        position: 'fixed',
        zIndex: 30,
        insetInlineEnd: 0,
        insetBlockEnd: 0,
        flexWrap: 'nowrap',
        height: '36px',
        maxWidth: '100%',
        paddingBlock: 0,
        paddingInline: `${vars.space[2]} ${vars.space[4]}`,
        borderInlineStart: `1px solid ${color.line}`,
        borderStartStartRadius: vars.radius.card,
        boxShadow: vars.shadow.high,
      },
    },
  }),
);
export const badge = style(domain({ height: '20px' }));
export const name = style(domain({ maxWidth: '220px', color: color.ink, fontWeight: 600, ...cut }));
export const email = style(domain({ maxWidth: '260px', ...cut }));
/** With a line before it, where everything is in one row. */
export const id = style(
  domain({
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [from.tablet]: { paddingInlineStart: vars.space[3], borderInlineStart: `1px solid ${color.line}` },
    },
  }),
);
