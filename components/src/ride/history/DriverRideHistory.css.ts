import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
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
    gap: vars.space[2],
    padding: '0 16px 12px',
    '@media': {
      print: { display: 'none' },
      [from.desktop]: {
        gridTemplateColumns: '320px minmax(0, 1fr)',
        gap: vars.space[4],
        alignItems: 'center',
      },
    },
  }),
);
/** Wide tables scroll inside their card; the page never does. */
// Positioned, so that visually hidden texts in its cells scroll with it and do not widen the page.
export const scroll = style(
  domain({ position: 'relative', '@media': { [from.desktop]: { overflowX: 'auto' } } }),
);
export const table = style(
  domain({
    display: 'block',
    width: '100%',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    '@media': { [from.desktop]: { display: 'table', minWidth: 1080 } },
  }),
);
export const headRow = style(
  domain({
    display: 'none',
    '@media': { [from.desktop]: { display: 'table-header-group' } },
  }),
);
export const th = style(
  domain({
    height: 32,
    padding: '0 10px',
    background: vars.color.surfaceSunken,
    borderBlock: `1px solid ${vars.color.line}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: vars.color.inkMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  }),
);
export const body = style(
  domain({
    display: 'block',
    '@media': { [from.desktop]: { display: 'table-row-group' } },
  }),
);
export const tr = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px 12px',
    padding: vars.space[4],
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [from.desktop]: { display: 'table-row', padding: 0 } },
  }),
);
/** A cell of the table; on phones a line of a card. */
export const td = style(
  domain({
    display: 'block',
    minWidth: 0,
    '@media': {
      [from.desktop]: {
        display: 'table-cell',
        height: 44,
        padding: '6px 10px',
        borderBottom: `1px solid ${vars.color.line}`,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
      },
    },
  }),
);
const onPhone = (rule: object) => ({ '@media': { 'screen and (max-width: 1023px)': rule } });
export const end = style(
  domain({
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.desktop]: { textAlign: 'end' } },
  }),
);
export const date = style(
  domain(onPhone({ gridArea: '3 / 1 / 4 / 3', fontSize: vars.text[12], color: vars.color.inkMuted })),
);
export const id = style(
  domain({
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkMuted,
    ...onPhone({ gridArea: '1 / 2', fontSize: vars.text[12], textAlign: 'end' }),
  }),
);
export const rider = style(
  domain({
    fontWeight: 600,
    ...onPhone({ gridArea: '2 / 1 / 3 / 3', paddingTop: 4, fontSize: vars.text[16] }),
  }),
);
export const status = style(domain(onPhone({ gridArea: '1 / 1' })));
export const route = style(
  domain({
    minWidth: 220,
    ...onPhone({ gridArea: '4 / 1 / 5 / 3', padding: '8px 0', minWidth: 0 }),
  }),
);
export const routeCell = style(
  domain({
    '@media': { [from.desktop]: { whiteSpace: 'normal', minWidth: 190, maxWidth: 320 } },
  }),
);
export const muted = style(domain({ color: vars.color.inkMuted, ...onPhone({ fontSize: vars.text[12] }) }));
export const wide = style(domain(onPhone({ gridColumn: '1 / -1' })));
export const money = style(domain({ fontWeight: 600 }));
/** The name of a column, before its value on phones, which show no header. */
export const name = style(
  domain({
    color: vars.color.inkMuted,
    fontSize: vars.text[12],
    fontWeight: 400,
    marginInlineEnd: 6,
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);
export const rating = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: 4, verticalAlign: 'middle' }),
);
/** Wraps: eleven columns on one line would be too wide. */
export const breaks = style(domain({ '@media': { [from.desktop]: { whiteSpace: 'normal', minWidth: 92 } } }));
