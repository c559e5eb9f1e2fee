import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** A table where its own place is wide enough, otherwise a card for each row. */
const wide = '(min-width: 38rem)';
const narrow = '(width < 38rem)';
/** The gutter of the card's title on the wide screens that have room for the table. */
const edge = vars.space[5];

export const box = style(domain({ containerType: 'inline-size' }));
/** It ends where the amounts below it end. */
export const total = style(
  domain({ paddingInlineEnd: vars.space[2], fontSize: vars.text[14], color: vars.color.inkMuted }),
);
export const table = style(
  domain({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.text[14],
    lineHeight: 1.4,
    textAlign: 'start',
    '@container': { [narrow]: { display: 'block' } },
  }),
);
export const head = style(
  domain({
    fontSize: vars.text[12],
    color: vars.color.inkMuted,
    '@container': {
      [wide]: { background: vars.color.surfaceSunken },
      // Screen readers still read the names of the columns.
      [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
/** As wide as the table, also where its rows are cards. */
export const rows = style(domain({ '@container': { [narrow]: { display: 'block' } } }));
const cell = {
  textAlign: 'start',
  padding: vars.space[2],
  verticalAlign: 'top',
  '@container': { [narrow]: { padding: 0 } },
} as const;
export const column = style(
  domain({
    padding: vars.space[2],
    textAlign: 'start',
    fontWeight: 600,
    selectors: {
      '&:first-child': { paddingInlineStart: edge },
      '&:last-child': { paddingInlineEnd: edge },
    },
  }),
);
export const end = style(domain({ textAlign: 'end' }));
export const row = style(
  domain({
    borderTop: `1px solid ${vars.color.line}`,
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${vars.space[1]} ${vars.space[3]}`,
        padding: `${vars.space[3]} ${vars.space[4]}`,
      },
    },
    '@media': {
      [from.tablet]: { '@container': { [narrow]: { padding: `${vars.space[3]} ${vars.space[5]}` } } },
    },
  }),
);
const at = (gridArea: string) => ({ ...cell, '@container': { [narrow]: { padding: 0, gridArea } } });
export const id = style(
  domain({
    ...at('2 / 1'),
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    '@container': { [wide]: { paddingInlineStart: edge }, [narrow]: { padding: 0, gridArea: '2 / 1' } },
  }),
);
export const rider = style(domain({ ...at('1 / 1'), fontWeight: 600, overflowWrap: 'anywhere' }));
export const fare = style(domain({ ...at('2 / 2'), textAlign: 'end', color: vars.color.inkMuted }));
export const earned = style(domain({ ...at('1 / 2'), textAlign: 'end', fontWeight: 600 }));
export const payment = style(domain(at('3 / 1 / auto / 3')));
export const created = style(
  domain({
    ...at('4 / 1 / auto / 3'),
    whiteSpace: 'nowrap',
    fontSize: vars.text[12],
    color: vars.color.inkMuted,
    '@container': {
      [wide]: { paddingInlineEnd: edge },
      [narrow]: { padding: 0, gridArea: '4 / 1 / auto / 3' },
    },
  }),
);
/** The name of a column within a card. */
export const name = style(
  domain({
    fontSize: vars.text[12],
    fontWeight: 400,
    color: vars.color.inkMuted,
    '@container': { [wide]: { display: 'none' } },
  }),
);
export const badges = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' }),
);
export const small = style(domain({ fontSize: vars.text[12], color: vars.color.inkMuted }));
export const actions = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[2] }),
);
export const more = style(
  domain({
    padding: `${vars.space[2]} ${vars.space[4]}`,
    '@media': { [from.tablet]: { paddingInline: vars.space[5] } },
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    color: vars.color.inkMuted,
  }),
);
