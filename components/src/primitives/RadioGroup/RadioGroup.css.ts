import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;

export const group = style(primitive({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const label = style(primitive({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const options = style(
  primitive({
    display: 'grid',
    gap: vars.space[2],
    selectors: {
      '[data-orientation="horizontal"] > &': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const card = style(
  primitive({
    position: 'relative',
    display: 'block',
    minHeight: '2.75rem',
    paddingBlock: '0.625rem',
    paddingInline: `${vars.space[3]} 2.75rem`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: color.ink },
      '&[data-selected]': {
        borderColor: color.ink,
        boxShadow: `inset 0 0 0 1px ${color.ink}`,
        background: color.surfaceSunken,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: vars.space[3],
        insetInlineEnd: vars.space[3],
        width: vars.space[5],
        height: vars.space[5],
        border: `2px solid ${color.inkMuted}`,
        borderRadius: '50%',
      },
      '&[data-selected]::after': { border: `0.375rem solid ${color.ink}`, background: color.surfaceRaised },
    },
    '@media': { [motionOk]: { transition: `background-color ${vars.motion.quick}` } },
  }),
);
