import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;

export const field = style(
  primitive({ display: 'grid', gap: vars.space[1], minWidth: 0, alignContent: 'start' }),
);
export const label = style(
  primitive({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: color.ink,
    cursor: 'default',
  }),
);
export const box = style(
  primitive({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '3rem',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    color: color.ink,
    selectors: {
      '&:has(:focus-visible)': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-1px',
        borderColor: color.focus,
      },
      // A button inside the field has its own focus ring.
      '&:has(button:focus-visible)': { outline: 'none', borderColor: color.lineStrong },
      // A shadow for the second pixel, so that nothing moves.
      '[data-invalid] &': { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
      '[data-invalid] &:has(:focus-visible)': { outlineOffset: '1px' },
      '[data-disabled] &': {
        background: color.surfaceSunken,
        borderColor: color.line,
        color: color.inkMuted,
      },
    },
    '@media': {
      [from.tablet]: { minHeight: '2.75rem' },
      [motionOk]: { transition: `border-color ${vars.motion.quick}` },
    },
  }),
);
export const input = style(
  primitive({
    flex: 1,
    minWidth: 0,
    width: '100%',
    height: '2.875rem',
    padding: `0 ${vars.space[3]}`,
    border: 0,
    background: 'none',
    outline: 0,
    fontSize: vars.text[16],
    selectors: {
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&::placeholder': { color: color.inkMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:disabled': { cursor: 'not-allowed' },
      // The sign stands before the digits on right-to-left pages too.
      '[dir=rtl] &[inputmode=decimal]': { direction: 'ltr', textAlign: 'end' },
    },
    '@media': { [from.tablet]: { height: '2.625rem' } },
  }),
);
export const area = style(
  primitive({
    height: 'auto',
    padding: `0.625rem ${vars.space[3]}`,
    lineHeight: '1.5rem',
    resize: 'vertical',
    minHeight: '4.5rem',
  }),
);
export const icon = style(
  primitive({
    display: 'inline-flex',
    flex: 'none',
    paddingInlineStart: vars.space[3],
    color: color.inkMuted,
  }),
);
export const action = style(
  primitive({ minHeight: '2.5rem', color: color.inkMuted, marginInlineEnd: '2px' }),
);
export const unit = style(
  primitive({ paddingInlineEnd: vars.space[3], color: color.inkMuted, fontSize: vars.text[14] }),
);
export const counter = style(
  primitive({
    justifySelf: 'end',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: color.critical } },
  }),
);
const hint = primitive({
  display: 'flex',
  gap: vars.space[1],
  fontSize: vars.text[12],
  lineHeight: '1rem',
  color: color.inkMuted,
  // In the line of the counter.
  selectors: {
    [`${counter} + &`]: { marginTop: `calc(-1rem - ${vars.space[1]})`, paddingInlineEnd: '5rem' },
  },
});
export const description = style(hint);
/** A block with the icon beside it, so that a sentence of a server can be of another direction than the page. */
export const error = style([
  hint,
  primitive({
    display: 'block',
    position: 'relative',
    paddingInlineStart: '1.25rem',
    unicodeBidi: 'plaintext',
    textAlign: ['match-parent', '-webkit-match-parent'],
    fontSize: vars.text[14],
    lineHeight: '1.125rem',
    color: color.critical,
    fontWeight: 500,
  }),
]);
export const errorIcon = style(primitive({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }));
