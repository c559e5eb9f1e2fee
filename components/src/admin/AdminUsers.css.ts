import { style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { touch } from '../theme/text.ts';

const { color } = vars;

export const panel = style(
  domain({
    '@container': {
      [inside.desktop]: {
        background: color.surfaceRaised,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.card,
        overflow: 'clip',
      },
    },
  }),
);
export const head = style(
  domain({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[1]} 0 0`,
    '@container': {
      [inside.desktop]: { justifyContent: 'flex-start', padding: `${vars.space[3]} ${vars.space[4]} 0` },
    },
  }),
);
export const title = style(domain({ fontWeight: 600, letterSpacing: '-.01em' }));
export const small = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
export const filters = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[2],
    padding: `${vars.space[2]} 0 ${vars.space[3]}`,
    '@container': {
      [inside.desktop]: {
        gridTemplateColumns: '20rem 11.25rem',
        padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[3]}`,
      },
    },
  }),
);
export const table = style(
  domain({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    '@container': { [inside.belowDesktop]: { display: 'block' } },
  }),
);
export const headRow = style(domain({ '@container': { [inside.belowDesktop]: { display: 'none' } } }));
export const th = style(
  domain({
    position: 'sticky',
    top: '3.5rem',
    zIndex: 5,
    height: '2rem',
    padding: `0 ${vars.space[3]}`,
    background: color.surfaceSunken,
    borderBlock: `1px solid ${color.line}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: color.inkMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  }),
);
export const body = style(
  domain({
    '@container': {
      [inside.belowDesktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
    },
  }),
);
export const row = style(
  domain({
    '@container': {
      [inside.belowDesktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"name action" "email email" "facts facts" "approval approval"',
        gap: `2px ${vars.space[2]}`,
        paddingBlock: '0.625rem',
        paddingInline: `${vars.space[4]} ${vars.space[3]}`,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.card,
        background: color.surfaceRaised,
        overflow: 'clip',
      },
    },
  }),
);
const edge = (role: string) => ({
  '@container': { [inside.belowDesktop]: { borderInlineStart: `0.25rem solid ${role}` } },
});
export const roleRow = styleVariants({
  rider: domain(edge(color.roleRider)),
  driver: domain(edge(color.roleDriver)),
  admin: domain(edge(color.roleAdmin)),
});
export const td = style(
  domain({
    '@container': {
      [inside.belowDesktop]: { display: 'block' },
      [inside.desktop]: {
        height: '2.25rem',
        padding: `0 ${vars.space[3]}`,
        borderBottom: `1px solid ${color.line}`,
        selectors: { 'tr:last-child > &': { borderBottom: 0 } },
      },
    },
  }),
);
const ground = (role: string) => ({
  '@container': {
    [inside.desktop]: { background: `color-mix(in oklab, ${role} 4%, ${color.surfaceRaised})` },
  },
});
export const roleCell = styleVariants({
  rider: domain(ground(color.roleRider)),
  driver: domain(ground(color.roleDriver)),
  admin: domain(ground(color.roleAdmin)),
});
const mark = (role: string) => ({
  '@container': { [inside.desktop]: { borderInlineStart: `0.25rem solid ${role}` } },
});
export const roleMark = styleVariants({
  rider: domain(mark(color.roleRider)),
  driver: domain(mark(color.roleDriver)),
  admin: domain(mark(color.roleAdmin)),
});
export const roleWord = styleVariants({
  rider: domain({ color: color.roleRider }),
  driver: domain({ color: color.roleDriver }),
  admin: domain({ color: color.roleAdmin }),
});
/** Text of several lines keeps a distance from the edges of the row. */
const tall = { paddingBlock: `${vars.space[2]} 0.4375rem` } as const;
export const nameCell = style(
  domain({ '@container': { [inside.belowDesktop]: { gridArea: 'name' }, [inside.desktop]: tall } }),
);
export const name = style(
  domain({
    display: 'grid',
    gap: `0 ${vars.space[2]}`,
    '@container': {
      [inside.desktop]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)', alignItems: 'center' },
    },
  }),
);
export const avatar = style(
  domain({
    '@container': { [inside.belowDesktop]: { display: 'none' }, [inside.desktop]: { marginBlock: '-2px' } },
  }),
);
/** The role is beside a short name and below a long one, which then has the full width. */
export const nameWords = style(
  domain({
    display: 'grid',
    '@container': {
      [inside.desktop]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: vars.space[2],
      },
    },
  }),
);
export const nameText = style(
  domain({
    fontWeight: 600,
    lineHeight: '1.25rem',
    minWidth: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    '@container': { [inside.belowDesktop]: { fontSize: vars.text[16] } },
  }),
);
export const locked = style(domain({ color: color.inkMuted }));
export const role = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', fontWeight: 600 }));
export const email = style(
  domain({
    color: color.inkMuted,
    overflowWrap: 'anywhere',
    '@container': { [inside.belowDesktop]: { gridArea: 'email' }, [inside.desktop]: tall },
  }),
);
const numeric = { fontVariantNumeric: 'tabular-nums' } as const;
/** The facts share one line of the card. */
const fact = (marginInlineStart: number) =>
  ({
    ...numeric,
    '@container': {
      [inside.desktop]: { textAlign: 'end' },
      [inside.belowDesktop]: {
        gridArea: 'facts',
        marginInlineStart,
        fontSize: vars.text[12],
        color: color.inkMuted,
      },
    },
  }) as const;
export const rating = style(domain(fact(0)));
export const rides = style(domain(fact(40)));
export const joined = style(domain(fact(116)));
export const status = style(
  domain({
    '@container': {
      [inside.belowDesktop]: { gridArea: 'facts', justifySelf: 'end', display: 'flex', gap: vars.space[2] },
    },
  }),
);
/** The column's name, where phones show no header. */
export const onPhone = style(domain({ '@container': { [inside.desktop]: { display: 'none' } } }));
export const state = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: color.inkMuted,
    selectors: { '&[data-on]': { color: color.positive } },
  }),
);
/** A filled dot is online, a hollow one offline. */
export const dot = style(
  domain({
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: vars.radius.pill,
    boxShadow: 'inset 0 0 0 2px currentColor',
    selectors: { '[data-on] > &': { background: 'currentColor' } },
  }),
);
export const approval = style(
  domain({ '@container': { [inside.belowDesktop]: { gridArea: 'approval', paddingTop: vars.space[1] } } }),
);
export const action = style(
  domain({
    '@container': { [inside.belowDesktop]: { gridArea: 'action' }, [inside.desktop]: { textAlign: 'end' } },
  }),
);
/** No taller than its row, except on touch screens. */
export const approve = style(
  domain({
    '@container': {
      [inside.desktop]: { minHeight: '1.75rem', '@media': { [touch]: { minHeight: '2.75rem' } } },
    },
  }),
);
export const loading = style(domain({ display: 'grid', gap: vars.space[2], padding: vars.space[4] }));
/** How wide the columns of the table are; the e-mail takes the rest. */
export const columnWidth = styleVariants({
  name: domain({ width: '16.5rem' }),
  email: {},
  rating: domain({ width: '4rem' }),
  rides: domain({ width: '4.5rem' }),
  status: domain({ width: '9.5rem' }),
  joined: domain({ width: '7.5rem' }),
  approval: domain({ width: '9rem' }),
  actions: domain({ width: '6.5rem' }),
});
