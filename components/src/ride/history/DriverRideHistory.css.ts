import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

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
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: vars.space[4],
  }),
);
export const title = style(
  domain({ fontSize: vars.text[20], lineHeight: '1.75rem', fontWeight: 700, letterSpacing: '-.015em' }),
);
export const subtitle = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const tools = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingInline: vars.space[4],
    paddingBottom: vars.space[3],
    '@media': { print: { display: 'none' } },
    '@container': {
      [inside.desktop]: {
        gridTemplateColumns: '20rem minmax(0, 1fr)',
        gap: vars.space[4],
        alignItems: 'center',
      },
    },
  }),
);
export const table = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem' }));

/** Date, id, rider, route, details, distance, duration, fare, earnings, rating, status. */
const columns =
  '5.25rem 5.25rem minmax(6.5rem, 1fr) minmax(11rem, 2fr) 6.25rem 4.25rem 4rem 4.75rem 5.75rem 4.75rem 7rem';
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
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
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
export const cell = style(domain({ minWidth: 0, overflowWrap: 'anywhere' }));
const onlyInTable = (rule: object) => ({ '@container': { [inside.table]: rule } });
export const end = style(
  domain({ fontVariantNumeric: 'tabular-nums', ...onlyInTable({ textAlign: 'end', whiteSpace: 'nowrap' }) }),
);
/** The places of a card's cells; a table has them in the order of its columns. */
const place = (gridArea: string, inTable: object = {}) => ({
  gridArea,
  ...onlyInTable({ gridArea: 'auto', ...inTable }),
});
const small = { fontSize: vars.text[12], lineHeight: '1rem' } as const;

export const date = style(domain({ ...small, ...place('3 / 1 / 4 / 3'), color: vars.color.inkMuted }));
/** One line in a card, two in a table. */
export const when = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[1],
    ...onlyInTable({ display: 'grid', color: vars.color.ink }),
  }),
);
export const day = style(domain({ whiteSpace: 'nowrap', ...onlyInTable({ fontWeight: 600 }) }));
export const hour = style(
  domain({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', color: vars.color.inkMuted }),
);
export const id = style(domain({ ...small, ...place('1 / 2', { textAlign: 'start' }), textAlign: 'end' }));
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
export const rider = style(
  domain({
    ...place('2 / 1 / 3 / 3', { paddingTop: 0, fontSize: vars.text[14], lineHeight: '1.125rem' }),
    paddingTop: vars.space[1],
    fontSize: vars.text[16],
    fontWeight: 600,
  }),
);
export const status = style(domain(place('1 / 1')));
export const route = style(
  domain({ ...place('4 / 1 / 5 / 3', { paddingBlock: 0 }), paddingBlock: vars.space[2] }),
);
export const details = style(
  domain({
    ...small,
    ...place('5 / 1 / 6 / 3', { display: 'grid' }),
    display: 'flex',
    columnGap: vars.space[1],
    color: vars.color.inkMuted,
  }),
);
export const muted = style(
  domain({ ...small, color: vars.color.inkMuted, ...onlyInTable({ fontSize: vars.text[14] }) }),
);
export const money = style(domain({ fontWeight: 600 }));
/** The name of a column, before its value where there is no header. */
export const name = style(
  domain({
    ...small,
    color: vars.color.inkMuted,
    fontWeight: 400,
    marginInlineEnd: vars.space[1],
    ...onlyInTable({ display: 'none' }),
  }),
);
export const ratingCell = style(
  domain({
    ...small,
    color: vars.color.inkMuted,
    ...onlyInTable({ paddingInlineStart: vars.space[2], fontSize: vars.text[14] }),
  }),
);
export const rating = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], verticalAlign: 'middle' }),
);

export const earnings = style(domain({ marginBottom: vars.space[4] }));
