import { style } from '@vanilla-extract/css';
import { inside, pageWidth, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { hidden } from '../../theme/text.ts';

const { color, space } = vars;
const railWidth = '13.75rem';
const listWidth = '47.5rem';

export const page = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    maxWidth: pageWidth,
    padding: `${space[5]} ${space[4]} ${space[6]}`,
    '@container': {
      [inside.tablet]: {
        // The head ends where the list does.
        gridTemplateColumns: `minmax(0, ${listWidth})`,
        padding: `${space[6]} ${space[6]} 5.5rem`,
      },
      [inside.desktop]: {
        gridTemplateColumns: `${railWidth} minmax(0, ${listWidth})`,
        gap: `${space[5]} ${space[8]}`,
      },
    },
  }),
);
export const head = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    gridColumn: '1 / -1',
    outline: 'none',
  }),
);
export const title = style(
  domain({
    flex: '1 0 auto',
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
    '@container': { [inside.tablet]: { fontSize: vars.text[32], lineHeight: '2.5rem' } },
  }),
);
/** Its place is kept while the notifications load. */
export const headActions = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    minHeight: '2.75rem',
    marginInlineStart: 'auto',
  }),
);
/** On phones only the icon, so that both buttons fit beside the title. */
export const readAll = style(
  domain({ position: 'relative', '@container': { [inside.belowTablet]: { width: '2.75rem', padding: 0 } } }),
);
export const readAllIcon = style(domain({ '@container': { [inside.tablet]: { display: 'none' } } }));
export const readAllText = style(domain({ '@container': { [inside.belowTablet]: hidden } }));
/** In one line that scrolls; from desktops on a column that stays in view. */
export const rail = style(
  domain({
    position: 'relative',
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    marginInline: `calc(-1 * ${space[4]})`,
    padding: `2px ${space[4]}`,
    scrollbarWidth: 'none',
    '@container': {
      [inside.tablet]: { marginInline: `calc(-1 * ${space[6]})`, paddingInline: space[6] },
      [inside.desktop]: {
        position: 'sticky',
        insetBlockStart: '4.75rem',
        flexDirection: 'column',
        alignSelf: 'start',
        gap: space[1],
        margin: 0,
        padding: 0,
      },
    },
  }),
);
export const choice = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    gap: '0.5rem',
    minHeight: '2.75rem',
    padding: '0 0.875rem',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    fontSize: vars.text[14],
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: color.lineStrong },
      '&[data-selected]': {
        background: color.ink,
        color: color.surface,
        borderColor: color.ink,
        fontWeight: 600,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@container': {
      [inside.desktop]: {
        minHeight: '2.5rem',
        padding: `0 ${space[3]}`,
        borderColor: 'transparent',
        borderRadius: vars.radius.control,
        background: 'transparent',
        selectors: {
          '&[data-selected]': {
            background: color.surfaceSunken,
            borderColor: color.line,
            color: color.ink,
          },
        },
      },
    },
  }),
);
/** Leaves room for two digits, so that the content beside the number does not move. */
export const count = style(
  domain({
    display: 'inline-block',
    minWidth: '2ch',
    fontSize: vars.text[12],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const list = style(domain({ minWidth: 0, maxWidth: listWidth }));
export const day = style(
  domain({
    marginBlock: `${space[4]} ${space[2]}`,
    color: color.inkMuted,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    selectors: { 'section:first-child > &': { marginBlockStart: 0 } },
  }),
);
export const empty = style(
  domain({
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
);
export const waiting = style(domain({ display: 'grid', gap: space[2] }));
export const more = style(domain({ display: 'grid', justifyItems: 'center', marginBlockStart: space[4] }));
