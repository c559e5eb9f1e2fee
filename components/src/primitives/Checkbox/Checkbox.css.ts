import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk, touch } from '../../theme/text.ts';

const { color } = vars;

export const control = style(
  primitive({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '44px',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' } },
    '@media': { [from.tablet]: { minHeight: '32px' }, [touch]: { minHeight: '44px' } },
  }),
);
export const mark = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: '5px',
    background: color.surfaceRaised,
    color: 'transparent',
    selectors: {
      '[data-hovered] > &': { borderColor: color.ink },
      '[data-selected] > &': { background: color.ink, borderColor: color.ink, color: color.surfaceRaised },
      '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '[data-invalid] > &': { borderColor: color.critical },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': { [motionOk]: { transition: `background-color ${vars.motion.quick}` } },
  }),
);
export const track = style(
  primitive({
    position: 'relative',
    flex: 'none',
    width: '40px',
    height: '24px',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineStart: '3px',
        width: '14px',
        height: '14px',
        borderRadius: '50%',
        background: color.inkMuted,
      },
      '[data-selected] > &': { background: color.ink, borderColor: color.ink },
      '[data-selected] > &::after': { background: color.signal, insetInlineStart: '19px' },
      '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      // The signal may be dark where the system chooses it.
      '(forced-colors: active)': {
        selectors: { '[data-selected] > &::after': { background: color.surfaceRaised } },
      },
      [motionOk]: {
        transition: `background-color ${vars.motion.quick}`,
        selectors: { '&::after': { transition: `inset-inline-start ${vars.motion.quick}` } },
      },
    },
  }),
);
