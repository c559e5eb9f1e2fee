import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const actions = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    '@container': {
      [inside.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] },
      [inside.desktop]: { gridTemplateColumns: '26.25rem repeat(3, minmax(0, 1fr))' },
    },
  }),
);
const focus = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
} as const;
export const action = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: '6rem',
    padding: vars.space[4],
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    selectors: { '&[data-hovered]': { borderColor: vars.color.lineStrong }, ...focus },
  }),
);
export const row = style(
  domain({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] }),
);
export const name = style(domain({ lineHeight: '1.25rem', fontWeight: 600 }));
export const viewAll = style(domain({ fontSize: vars.text[14], fontWeight: 600, color: vars.color.link }));
/** The main action of the page. */
export const book = style(
  domain({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '4.75rem',
    padding: vars.space[4],
    background: vars.color.primary,
    color: vars.color.onPrimary,
    borderRadius: vars.radius.card,
    selectors: focus,
    '@container': { [inside.desktop]: { gridColumn: 'auto' } },
  }),
);
export const bookText = style(domain({ display: 'grid', flex: 1 }));
export const bookName = style(domain({ fontSize: vars.text[20], lineHeight: '1.5rem', fontWeight: 600 }));
export const bookNote = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem', opacity: 0.84 }));
/** On the dark theme's yellow card the disc turns dark, so that it keeps its edge. */
export const disc = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.pill,
    background: `light-dark(${vars.color.signal}, ${vars.color.onSignal})`,
    color: `light-dark(${vars.color.onSignal}, ${vars.color.signal})`,
  }),
);
export const balance = style(
  domain({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '4.5rem',
    padding: vars.space[4],
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@container': {
      [inside.tablet]: {
        gridColumn: 'auto',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: vars.space[1],
      },
    },
  }),
);
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const amount = style(domain({ fontSize: vars.text[24], lineHeight: '2rem', fontWeight: 600 }));
/** The places of the first link and of the balance while they wait. */
export const waiting = style(
  domain({ gridColumn: '1 / -1', '@container': { [inside.desktop]: { gridColumn: 'auto' } } }),
);
export const waitingBalance = style(
  domain({ gridColumn: '1 / -1', '@container': { [inside.tablet]: { gridColumn: 'auto' } } }),
);
