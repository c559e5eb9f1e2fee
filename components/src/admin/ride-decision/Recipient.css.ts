import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** Long lists scroll on their own, so that the reason below stays near. */
export const drivers = style(
  domain({
    maxHeight: '19rem',
    overflowY: 'auto',
    // Room for the outline of the focus.
    padding: vars.space[1],
    margin: `calc(-1 * ${vars.space[1]})`,
  }),
);
/** It is there while it is empty, so that screen readers announce what it gets to say. */
export const news = style(
  domain({
    display: 'grid',
    gap: vars.space[2],
    selectors: { '&:not(:empty)': { marginBottom: vars.space[3] } },
  }),
);
export const driver = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const name = style(domain({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const car = style(
  domain({ gridColumn: '1 / -1', color: vars.color.inkMuted, overflowWrap: 'anywhere' }),
);
