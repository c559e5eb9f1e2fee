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
    minHeight: '2.75rem',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' } },
    '@media': { [from.tablet]: { minHeight: '2rem' }, [touch]: { minHeight: '2.75rem' } },
  }),
);
export const mark = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: '0.3125rem',
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
    width: '2.5rem',
    height: '1.5rem',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '0.1875rem',
        insetInlineStart: '0.1875rem',
        width: '0.875rem',
        height: '0.875rem',
        borderRadius: '50%',
        background: color.inkMuted,
      },
      '[data-selected] > &': { background: color.ink, borderColor: color.ink },
      '[data-selected] > &::after': { background: color.signal, insetInlineStart: '1.1875rem' },
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
