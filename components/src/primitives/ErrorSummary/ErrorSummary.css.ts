import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

export const summary = style(
  primitive({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.critical}`,
    background: vars.color.criticalSoft,
  }),
);
export const icon = style(primitive({ color: vars.color.critical, marginTop: 2 }));
export const title = style(primitive({ fontWeight: 600 }));
export const list = style(primitive({ gridColumn: 2, display: 'grid', justifyItems: 'start' }));
export const link = style(
  primitive({
    minHeight: '1.75rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    textDecoration: 'underline',
    textUnderlineOffset: '0.1875rem',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
  }),
);
