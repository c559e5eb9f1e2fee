import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

/** The type, the text with the time below it, and the amount of one movement. */
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `2px ${vars.space[3]}`,
    minHeight: '2.25rem',
    padding: `${vars.space[2]} 0`,
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const text = style(domain({ minWidth: 0, overflowWrap: 'anywhere' }));
export const time = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    gridArea: '2 / 2',
  }),
);
export const amount = style(domain({ gridArea: '1 / 3' }));
export const by = style(domain({ display: 'block', fontSize: vars.text[12], color: vars.color.inkMuted }));
