import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { edged } from '../theme/forced-colors.ts';
import { domain } from '../theme/layered.ts';

export const strip = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: vars.space[4],
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    '@media': edged,
  }),
);
export const about = style(domain({ minWidth: 0, overflowWrap: 'anywhere' }));
export const paid = style(domain({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
export const route = style(domain({ fontWeight: 600, lineHeight: '1.375rem' }));
export const detail = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'inherit',
    columnGap: vars.space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const fields = style(domain({ display: 'grid', gap: vars.space[4] }));
const twoColumns = (columns: string) =>
  style(
    domain({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[4],
      '@media': { [from.tablet]: { gridTemplateColumns: columns } },
    }),
  );
export const kind = twoColumns('minmax(0, 11rem) minmax(0, 1fr)');
export const pair = twoColumns('repeat(2, minmax(0, 1fr))');
export const promise = style(
  domain({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
/** The main action is the wider one on a phone. */
export const actions = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[2],
    '@media': { [from.tablet]: { display: 'flex' } },
  }),
);
