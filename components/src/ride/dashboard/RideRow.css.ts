import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const row = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@container': {
      [inside.tablet]: {
        padding: `${vars.space[4]} ${vars.space[5]}`,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
      },
    },
  }),
);
export const top = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    '@container': { [inside.tablet]: { gridColumn: '1 / -1' } },
  }),
);
export const date = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const fare = style(domain({ marginInlineStart: 'auto', fontWeight: 600 }));
export const struck = style(
  domain({ color: vars.color.inkMuted, textDecoration: 'line-through', fontWeight: 500 }),
);
export const trip = style(
  domain({
    paddingInlineStart: '1.75rem',
    paddingTop: vars.space[1],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const buttons = style(
  domain({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    '@container': { [inside.tablet]: { gridAutoColumns: 'auto', alignSelf: 'end' } },
  }),
);
