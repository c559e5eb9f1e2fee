import { style } from '@vanilla-extract/css';
import { from, vars } from '../../../theme/contract.css.ts';
import { edged } from '../../../theme/forced-colors.ts';
import { domain } from '../../../theme/layered.ts';
import { mirrored } from '../../../theme/mirrored.css.ts';

const { color, space } = vars;

export const form = style(domain({ display: 'grid', gap: space[4] }));
export const ride = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[1],
    padding: space[3],
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    '@media': edged,
  }),
);
export const id = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const legs = style(domain({ gridColumn: '1 / -1', fontSize: vars.text[14] }));
export const targets = style(
  domain({ '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
);
/** The edge and the ground say which one is chosen; there is no room for a circle. */
export const target = style(
  domain({
    padding: space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    selectors: {
      '&[data-selected]': { background: color.signalTint, boxShadow: `inset 0 0 0 1px ${color.ink}` },
      '&::after, &[data-selected]::after': { display: 'none' },
    },
  }),
);
export const name = style(domain({ display: 'block', fontWeight: 600 }));
export const who = style(
  domain({
    display: 'block',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);
export const buttons = style(
  domain({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] }),
);
export const arrow = style([mirrored]);
