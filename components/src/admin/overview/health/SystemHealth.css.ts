import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

/** Two columns, separated by lines. */
export const parts = style(
  domain({
    display: 'grid',
    overflow: 'hidden',
    '@container': { [inside.card]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
);
export const part = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: '0.375rem',
    minHeight: '2.5rem',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    // The lines of the last column and the first row lie under the edges of the card.
    marginBlockStart: '-1px',
    borderTop: `1px solid ${vars.color.line}`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    marginInlineEnd: '-1px',
  }),
);
export const icon = style(domain({ display: 'grid', color: vars.color.inkMuted }));
export const state = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', fontWeight: 600 }));
export const healthy = style(domain({ color: vars.color.positive }));
export const degraded = style(domain({ color: vars.color.caution }));
export const down = style(domain({ color: vars.color.critical }));
export const detail = style(
  domain({
    gridColumn: '2 / -1',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    textWrap: 'pretty',
  }),
);
export const failed = style(domain({ padding: vars.space[4] }));
