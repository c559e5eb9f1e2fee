import { style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { cut } from '../theme/text.ts';

const { color, space } = vars;

export const form = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    minHeight: '18rem',
  }),
);
export const address = style(
  domain({ border: `1px solid ${color.lineStrong}`, borderRadius: vars.radius.card }),
);
export const list = style(domain({ selectors: { '&:empty': { display: 'none' } } }));
export const item = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[4],
    minHeight: '3.5rem',
    paddingBlock: space[2],
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
);
export const tools = style(domain({ display: 'flex' }));
export const words = style(domain({ display: 'grid', minWidth: 0 }));
export const name = style(domain({ lineHeight: '1.375rem', fontWeight: 600, overflowWrap: 'anywhere' }));
export const where = style(
  domain({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    color: color.inkMuted,
  }),
);
export const adds = style(domain({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
/** Home and work side by side on a phone, below one another with large text; one row of small buttons beside a map. */
export const picks = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 34%)), 1fr))',
    gap: space[2],
    padding: `${space[3]} ${space[4]} 0`,
    '@container': {
      [inside.tablet]: {
        display: 'flex',
        flexWrap: 'wrap',
        maxHeight: '9.5rem',
        margin: '-0.25rem',
        padding: space[1],
        position: 'relative',
        overflowY: 'auto',
      },
    },
  }),
);
export const pick = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    minHeight: '4rem',
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@container': {
      [inside.tablet]: {
        gap: space[2],
        minHeight: '2.75rem',
        paddingBlock: 0,
        borderRadius: vars.radius.pill,
        fontSize: vars.text[14],
      },
    },
  }),
);
/** A small button beside a map shows the name alone. */
export const pickWhere = style([
  where,
  domain({ ...cut, '@container': { [inside.tablet]: { display: 'none' } } }),
]);

/** As high and about as wide as the buttons that add home and work and save another place. */
export const pickSpace = styleVariants({ home: '7.5rem', work: '7.25rem', other: '8.75rem' }, (width) =>
  domain({
    minHeight: '4rem',
    '@container': { [inside.tablet]: { width, minHeight: '2.75rem' } },
  }),
);
