import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

/** As high as the lists beside it, and higher on large screens. */
export const card = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
);
export const head = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    padding: `${space[2]} ${space[4]}`,
    '@container': { [inside.tablet]: { minHeight: '2.75rem', paddingBlock: 0 } },
  }),
);
export const title = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
  }),
);
export const map = style(
  domain({
    position: 'relative',
    flex: 1,
    height: '20rem',
    minHeight: '20rem',
    '@container': { [inside.desktop]: { height: '28.5rem' } },
  }),
);
/** Over the map, at its lower start. */
export const chosen = style(
  domain({
    position: 'absolute',
    zIndex: 2,
    insetBlockEnd: space[4],
    insetInlineStart: '4.5rem',
    display: 'grid',
    gap: space[1],
    maxWidth: 'calc(100% - 6rem)',
    padding: space[3],
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.high,
  }),
);
export const people = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const facts = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
