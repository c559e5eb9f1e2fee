import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

const { color, space } = vars;

/** Looks like the selects beside it. */
export const trigger = style(
  domain({
    minHeight: '2.75rem',
    paddingInline: space[3],
    borderColor: color.lineStrong,
    boxShadow: 'none',
    fontSize: vars.text[14],
    whiteSpace: 'nowrap',
    '@container': {
      [inside.wide]: { minHeight: '2.25rem', '@media': { [touch]: { minHeight: '2.75rem' } } },
    },
  }),
);
export const count = style(
  domain({
    padding: `0 ${space[2]}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    '@media': edged,
    fontSize: vars.text[12],
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const menu = style(domain({ display: 'grid', padding: space[4], outline: 'none' }));
export const boxes = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    columnGap: space[6],
    marginBlock: space[1],
    paddingBlock: space[1],
    borderTop: `1px solid ${color.line}`,
  }),
);
export const buttons = style(
  domain({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2] }),
);
