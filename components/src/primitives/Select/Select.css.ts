import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

export const trigger = style(
  primitive({
    justifyContent: 'space-between',
    gap: vars.space[2],
    // A value of two lines keeps clear of the edges.
    padding: `${vars.space[1]} ${vars.space[3]}`,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-hovered]': { borderColor: vars.color.ink },
    },
  }),
);
/** A label above its note. */
export const noted = style(primitive({ display: 'grid', minWidth: 0 }));
export const note = style(
  primitive({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 400,
    color: vars.color.inkMuted,
  }),
);
/** One line, cut at its end. */
export const value = style(primitive({ minWidth: 0, ...cut }));
/** As wide as its place, whatever its value. */
export const narrowing = style(primitive({ gridTemplateColumns: 'minmax(0, 1fr)' }));
/** The list scrolls below its search. */
export const searched = style(primitive({ display: 'flex', flexDirection: 'column', overflow: 'hidden' }));
export const search = style(
  primitive({ padding: vars.space[2], borderBottom: `1px solid ${vars.color.line}` }),
);
export const found = style(primitive({ overflow: 'auto', minWidth: '18rem' }));
export const nothing = style(
  primitive({ padding: vars.space[3], fontSize: vars.text[14], color: vars.color.inkMuted }),
);
