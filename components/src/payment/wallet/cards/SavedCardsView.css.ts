import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

/** The space of the methods that most users have, reserved while they load. */
const twoRows = '8.5rem';

export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '4.25rem',
    padding: vars.space[3],
    paddingInlineStart: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@container': { [inside.tablet]: { paddingInlineStart: vars.space[5] } },
  }),
);
export const tile = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '2rem',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    fontSize: vars.text[12],
    fontWeight: 700,
    letterSpacing: '.02em',
  }),
);
export const words = style(domain({ display: 'grid', gap: 2, minWidth: 0 }));
export const name = style(domain({ fontWeight: 600, lineHeight: '1.375rem' }));
export const detail = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const none = style([
  row,
  domain({ gridTemplateColumns: 'minmax(0, 1fr)', minHeight: twoRows, color: vars.color.inkMuted }),
]);
export const message = style(domain({ display: 'grid', gap: vars.space[3], padding: vars.space[4] }));
export const loading = style([message, domain({ minHeight: twoRows, alignContent: 'space-around' })]);
export const hint = style(
  domain({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { paddingInline: vars.space[5] } },
  }),
);
