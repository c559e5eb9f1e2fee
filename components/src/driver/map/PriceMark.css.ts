import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

/** Above its pickup, with the tip on it. */
export const mark = style(
  domain({
    position: 'absolute',
    bottom: '0.875rem',
    insetInlineStart: 0,
    translate: '-50% 0',
    height: '2.125rem',
    padding: `0 ${vars.space[3]}`,
    border: `2px solid ${color.ink}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    boxShadow: vars.shadow.low,
    selectors: {
      '&[data-first]': { background: color.ink, color: color.surfaceRaised },
      '&[data-dear]': { borderStyle: 'dashed', color: color.inkMuted, background: color.surfaceRaised },
      '&[data-chosen]': { background: color.signal, color: color.onSignal, borderColor: color.onSignal },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(50% - 0.3125rem)',
        bottom: '-0.375rem',
        width: '0.625rem',
        height: '0.625rem',
        border: 'inherit',
        borderBlockStartWidth: 0,
        borderInlineStartWidth: 0,
        background: 'inherit',
        rotate: '45deg',
      },
    },
  }),
);
/** The pickup itself, a ring. */
export const pickup = style(
  domain({
    position: 'absolute',
    width: '0.75rem',
    height: '0.75rem',
    insetInlineStart: '-0.375rem',
    top: '-0.375rem',
    border: `2px solid ${color.ink}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    pointerEvents: 'none',
  }),
);
/** A mark without room for its price. */
export const dot = style(
  domain({
    position: 'absolute',
    width: '1.5rem',
    height: '1.5rem',
    insetInlineStart: '-0.75rem',
    top: '-0.75rem',
    display: 'grid',
    placeContent: 'center',
    cursor: 'pointer',
    borderRadius: vars.radius.pill,
    selectors: {
      '&::before': {
        content: '""',
        width: '0.875rem',
        height: '0.875rem',
        border: `2px solid ${color.ink}`,
        borderRadius: vars.radius.pill,
        background: color.surfaceRaised,
      },
      '&[data-chosen]::before': { background: color.signal },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    },
  }),
);
