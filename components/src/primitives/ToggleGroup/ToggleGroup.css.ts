import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

const { color } = vars;

export const group = style(
  primitive({
    display: 'grid',
    gap: vars.space[1],
    minWidth: 0,
    '@media': { print: { display: 'none' } },
  }),
);
export const label = style(primitive({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const track = style(
  primitive({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    padding: vars.space[1],
    borderRadius: '0.625rem',
    background: color.surfaceSunken,
  }),
);
export const option = style(
  primitive({
    minHeight: '2.75rem',
    padding: `0 ${vars.space[2]}`,
    border: '1px solid transparent',
    borderRadius: '0.4375rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-selected]': {
        background: color.surfaceRaised,
        borderColor: color.line,
        color: color.ink,
        boxShadow: vars.shadow.low,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': { [from.tablet]: { minHeight: '2.25rem' }, [touch]: { minHeight: '2.75rem' } },
  }),
);
