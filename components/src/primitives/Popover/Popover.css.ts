import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk, touch } from '../../theme/text.ts';

const { color } = vars;

export const popover = style(
  primitive({
    minWidth: 'max(var(--trigger-width), 160px)',
    maxWidth: 'calc(100vw - 1.5rem)',
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.shadow.high,
    outline: 'none',
    '@media': {
      [motionOk]: {
        transition: `opacity ${vars.motion.quick}`,
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      },
    },
  }),
);
export const list = style(primitive({ display: 'grid', padding: vars.space[1], outline: 'none' }));
export const item = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '2.5rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.surfaceSunken },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[data-selected]': { fontWeight: 600 },
      // Also one of the critical tone.
      '&[data-disabled]': { color: color.ink, opacity: 0.5, cursor: 'not-allowed' },
      // A reason is there to be read.
      '&[data-disabled]:has(> span > span)': { color: color.inkMuted, opacity: 0.8 },
    },
    '@media': {
      [touch]: { minHeight: '2.75rem' },
      '(forced-colors: active)': {
        selectors: { '&&[data-disabled]': { color: 'GrayText', opacity: 1 } },
      },
    },
  }),
);
/** Below the label of an entry that is not possible. */
export const reason = style(
  primitive({
    display: 'block',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 400,
    color: color.ink,
  }),
);
export const critical = style(primitive({ color: color.critical }));
export const apart = style(
  primitive({
    position: 'relative',
    marginTop: '0.5625rem',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.space[1]})`,
      top: '-0.3125rem',
      borderTop: `1px solid ${color.line}`,
    },
  }),
);
export const check = style(primitive({ marginInlineStart: 'auto' }));
