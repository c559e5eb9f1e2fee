import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, radius } = vars;

/** The number of unread messages beside the button's word. */
export const count = style(
  domain({
    display: 'inline-block',
    minWidth: space[5],
    paddingInline: space[1],
    borderRadius: radius.pill,
    background: color.signal,
    color: color.onSignal,
    outline: `1px solid ${color.onSignal}`,
    outlineOffset: '-1px',
    fontSize: vars.text[12],
    lineHeight: '1.25rem',
    fontWeight: 700,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const messages = style(
  domain({ display: 'grid', gap: space[2], minHeight: '12rem', alignContent: 'end' }),
);
export const log = style(domain({ display: 'grid', gap: space[2] }));
export const none = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: space[1],
    padding: space[6],
    color: color.inkMuted,
    fontSize: vars.text[14],
    textAlign: 'center',
  }),
);

const bubble = style(
  domain({
    display: 'grid',
    gap: space[1],
    maxWidth: '85%',
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.card,
    border: '1px solid transparent',
  }),
);
export const mine = style([
  bubble,
  domain({
    justifySelf: 'end',
    background: color.ink,
    color: color.surface,
    borderEndEndRadius: 0,
    selectors: {
      '&[data-unsent]': { background: color.surface, color: color.ink, borderColor: color.critical },
    },
  }),
]);
export const theirs = style([
  bubble,
  domain({
    justifySelf: 'start',
    background: color.surfaceSunken,
    borderColor: color.line,
    borderEndStartRadius: 0,
  }),
]);
export const text = style(domain({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }));
export const time = style(
  domain({ justifySelf: 'end', fontSize: vars.text[12], fontVariantNumeric: 'tabular-nums' }),
);
export const outcome = style(
  domain({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: vars.text[12] }),
);
export const actions = style(domain({ display: 'flex', justifyContent: 'end', gap: space[2] }));
export const composer = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: space[2] }),
);
export const field = style(domain({ minWidth: 0 }));
