import { style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

const { color } = vars;
const small = { fontSize: vars.text[12], lineHeight: '.9375rem' } as const;

export const id = style(
  domain({
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: color.inkMuted,
    textDecoration: 'none',
    borderRadius: '0.25rem',
    selectors: {
      '&[data-hovered]': { color: color.ink, textDecoration: 'underline' },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const status = style(
  domain({ display: 'flex', alignItems: 'center', gap: '0.375rem', ...small, fontWeight: 600 }),
);
export const dot = style(
  domain({
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    background: 'currentColor',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-ring]': { background: 'transparent', boxShadow: 'inset 0 0 0 2px currentColor' },
    },
  }),
);
export const dots = styleVariants({
  pending: domain({ color: color.caution }),
  accepted: domain({ color: color.info }),
  arriving: domain({ color: color.statusArriving }),
  inProgress: domain({ color: color.statusInProgress }),
  completed: domain({ color: color.positive }),
  cancelled: domain({ color: color.critical }),
});
export const second = style(domain({ ...small, color: color.inkMuted, display: 'block' }));
/** In place of the second line, for what an admin should act on. */
export const silent = style(domain({ ...small, color: color.critical, fontWeight: 600, display: 'block' }));
export const person = style(
  domain({
    '@container': {
      [inside.wide]: {
        // Its lines have the height of its letters, not that of the row.
        display: 'block',
        width: 'fit-content',
        fontSize: '0.8125rem',
        lineHeight: '1rem',
      },
    },
  }),
);
export const none = style(domain({ color: color.inkMuted }));
/** Two lines; on a card one. */
export const two = style(
  domain({ ...small, '@container': { [inside.wide]: { display: 'grid', justifyItems: 'inherit' } } }),
);
export const muted = style(domain({ color: color.inkMuted }));
export const note = style(
  domain({
    display: 'inline-flex',
    verticalAlign: '-0.125rem',
    marginInlineStart: vars.space[1],
    color: color.caution,
  }),
);
export const rating = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    position: 'relative',
    verticalAlign: 'middle',
  }),
);
/** As high as the row allows, except on touch screens. */
export const notify = style(
  domain({
    '@container': {
      [inside.wide]: {
        width: '2rem',
        minWidth: '2rem',
        height: '1.75rem',
        minHeight: '1.75rem',
        '@media': { [touch]: { width: '2.75rem', height: '2.75rem' } },
      },
    },
  }),
);
