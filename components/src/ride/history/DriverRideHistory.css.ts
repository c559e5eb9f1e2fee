import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { hidden } from '../../theme/text.ts';

export const panel = style(
  domain({
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
);
export const head = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[3],
    marginBottom: vars.space[4],
  }),
);
export const refresh = style(domain({ flex: 'none', '@media': { print: { display: 'none' } } }));
/** On a phone the button shows its icon alone. */
export const refreshWord = style(domain({ '@container': { [inside.belowTablet]: hidden } }));
export const tools = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    '@media': { print: { display: 'none' } },
    '@container': {
      [inside.desktop]: {
        gridTemplateColumns: '23.75rem minmax(0, 1fr)',
        gap: vars.space[4],
        alignItems: 'center',
      },
    },
  }),
);
export const table = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem' }));

/** Date, id, rider, route, details, distance, duration, fare, earnings, rating, status. */
const columns =
  '6rem 5.25rem minmax(6.5rem, 1fr) minmax(11rem, 2fr) 6.25rem 4.25rem 4rem 4.75rem 5.75rem 4.75rem 7rem';
const inColumns = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingInline: vars.space[4],
} as const;

export const headRow = style(
  domain({
    display: 'none',
    '@container': {
      [inside.table]: {
        ...inColumns,
        minHeight: '2rem',
        background: vars.color.surfaceSunken,
        borderBlock: `1px solid ${vars.color.line}`,
        fontSize: vars.text[12],
        lineHeight: '1rem',
        fontWeight: 600,
        color: vars.color.inkMuted,
      },
    },
  }),
);
/** A line of the table; in a narrow place a card. */
export const row = style(
  domain({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: vars.space[4],
    borderBottom: `1px solid ${vars.color.line}`,
    breakInside: 'avoid',
    selectors: { '&:hover': { background: vars.color.surfaceSunken } },
    '@container': {
      [inside.table]: { ...inColumns, rowGap: 0, paddingBlock: vars.space[1], minHeight: '2.75rem' },
    },
  }),
);
const onlyInTable = (rule: object) => ({ '@container': { [inside.table]: rule } });
export const cell = style(domain({ minWidth: 0, overflowWrap: 'anywhere' }));
export const end = style(
  domain({ fontVariantNumeric: 'tabular-nums', ...onlyInTable({ textAlign: 'end', whiteSpace: 'nowrap' }) }),
);
const small = { fontSize: vars.text[12], lineHeight: '1rem' } as const;
/** The place of a cell in the lines of a card; a table has the cells in the order of its columns. */
const place = (order: number, flexBasis?: string, inTable: object = {}) => ({
  order,
  flexBasis,
  ...onlyInTable({ order: 0, ...inTable }),
});
/** Fills a line of a card up to the cell after it, which has the width that is kept free. With large text it keeps 6 rem. */
const before = (kept: string) => `max(calc(100% - ${kept}), min(100%, 6rem))`;

export const date = style(domain(place(1, before('9rem'), small)));
/** One line in a card, two in a table. */
export const when = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    ...onlyInTable({ display: 'grid' }),
  }),
);
/** A long day, as in Arabic, wraps in its column. */
export const day = style(
  domain({ whiteSpace: 'nowrap', fontWeight: 600, ...onlyInTable({ whiteSpace: 'normal' }) }),
);
export const hour = style(
  domain({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', color: vars.color.inkMuted }),
);
export const status = style(domain({ ...place(2, undefined, { margin: 0 }), marginInlineStart: 'auto' }));
export const ended = style(domain({ ...small, color: vars.color.inkMuted }));
export const route = style(domain({ ...place(3, '100%', { paddingBlock: 0 }), paddingBlock: vars.space[1] }));
export const rider = style(
  domain({ ...place(4, before('9rem'), { lineHeight: '1.125rem' }), fontWeight: 500 }),
);
export const money = style(
  domain({
    ...place(5, undefined, { fontSize: vars.text[14], fontWeight: 600 }),
    marginInlineStart: 'auto',
    fontSize: vars.text[20],
    fontWeight: 700,
  }),
);
export const details = style(
  domain({
    ...small,
    ...place(6, before('5rem'), { display: 'grid' }),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[1],
    color: vars.color.inkMuted,
  }),
);
export const vehicle = style(domain({ color: vars.color.ink, fontWeight: 500 }));
/** After a dot in a card, on a line of its own in a table. */
export const passengers = style(
  domain({
    selectors: { '&::before': { content: '"· "' } },
    ...onlyInTable({ selectors: { '&::before': { content: 'none' } } }),
  }),
);
export const ratingCell = style(
  domain({
    ...place(7, undefined, { margin: 0, paddingInlineStart: vars.space[2] }),
    marginInlineStart: 'auto',
  }),
);
export const rating = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], verticalAlign: 'middle' }),
);
export const id = style(domain({ ...place(8), ...small }));
/** The button of a row, which takes presses on the whole row. Its own box has the height of a finger too. */
export const open = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginBlock: '-0.875rem',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.ink,
    textDecoration: 'underline',
    textUnderlineOffset: '.1875rem',
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-focus-visible]::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  }),
);
const figure = (order: number) =>
  domain({
    ...place(order, undefined, { fontSize: vars.text[14], lineHeight: '1.25rem' }),
    ...small,
    color: vars.color.inkMuted,
  });
export const distance = style(figure(9));
export const duration = style(figure(10));
export const fare = style(figure(11));
/** The name of a column, before its value where there is no header. */
export const name = {
  shown: style(domain(onlyInTable({ display: 'none' }))),
  read: style(domain({ ...hidden, ...onlyInTable({ display: 'none' }) })),
};

export const earnings = style(domain({ marginBottom: vars.space[4] }));
