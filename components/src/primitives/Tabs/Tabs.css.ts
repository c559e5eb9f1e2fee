import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

const { color } = vars;

export const tabs = style(primitive({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const list = recipe({
  base: primitive({ minWidth: 0 }),
  variants: {
    look: {
      line: primitive({
        display: 'flex',
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBottom: `1px solid ${color.line}`,
      }),
      segment: primitive({
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        padding: vars.space[1],
        borderRadius: '0.625rem',
        background: color.surfaceSunken,
      }),
    },
  },
});
const marker = {
  content: '""',
  position: 'absolute',
  insetInline: '0.75rem',
  insetBlockEnd: 0,
  height: '0.1875rem',
  borderRadius: '2px 2px 0 0',
  background: color.signal,
  // Yellow on a light ground needs an ink edge.
  boxShadow: `0 0 0 1px light-dark(${color.onSignal}, transparent)`,
} as const;
export const tab = recipe({
  base: primitive({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '2.75rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: color.inkMuted,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-selected]': { color: color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
  variants: {
    look: {
      line: primitive({
        padding: `0 ${vars.space[3]}`,
        fontWeight: 500,
        selectors: { '&[data-selected]': { fontWeight: 600 }, '&[data-selected]::after': marker },
      }),
      segment: primitive({
        border: '1px solid transparent',
        borderRadius: '0.4375rem',
        selectors: {
          '&[data-selected]': {
            background: color.surfaceRaised,
            borderColor: color.line,
            boxShadow: vars.shadow.low,
          },
        },
        '@media': { [from.tablet]: { minHeight: '2.25rem' }, [touch]: { minHeight: '2.75rem' } },
      }),
    },
  },
});
export const panel = style(primitive({ minWidth: 0, outline: 'none' }));
