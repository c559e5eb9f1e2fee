import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

const { color, space, text } = vars;

/** Lies on the map's upper corner: the manoeuvre, and its distance below it. */
export const bar = style(
  domain({
    position: 'absolute',
    zIndex: 1,
    top: space[3],
    insetInlineStart: space[3],
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    maxWidth: 'calc(100% - 5.5rem)',
    padding: `${space[2]} ${space[4]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.ink,
    color: color.surfaceRaised,
    boxShadow: vars.shadow.high,
  }),
);
export const arrow = style(domain({ flex: 'none' }));
export const words = style(domain({ minWidth: 0, overflowWrap: 'anywhere' }));
export const turn = style(domain({ fontWeight: 700, lineHeight: '1.375rem' }));
export const distance = style(domain({ fontSize: text[14], lineHeight: '1.25rem' }));
export const figures = style(
  domain({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] }),
);
export const minutes = style(
  domain({
    fontSize: text[40],
    lineHeight: '2.5rem',
    fontWeight: 700,
    letterSpacing: '-.035em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const unit = style(domain({ fontSize: text[20], letterSpacing: '-.01em', fontWeight: 600 }));
export const clock = style(domain({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' }));
/** The waiting time, in the signal's tint, with a border that forced colours keep. */
export const waiting = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[2]} ${space[4]}`,
    border: `2px solid ${color.ink}`,
    borderRadius: vars.radius.card,
    background: color.cautionSoft,
  }),
);
export const waited = style(
  domain({ fontSize: text[32], lineHeight: '2.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }),
);
export const tools = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    minWidth: 0,
  }),
);
/** They stand side by side where their words have room. */
export const tool = style(
  domain({
    flex: '1 1 auto',
    minHeight: space[12],
    minWidth: 0,
    paddingInline: space[2],
    borderRadius: vars.radius.pill,
    fontSize: text[14],
  }),
);
/** The way to end the ride of a rider who does not come. */
export const noShow = style(domain({ width: '100%' }));
export const asking = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.lineStrong}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    // The dock covers the lower edge of a phone's window, and is below the scrolled part on wider screens.
    scrollMarginBlockEnd: '9rem',
    '@container': { [inside.tablet]: { scrollMarginBlockEnd: space[3] } },
  }),
);
export const answers = style(domain({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] }));
/** The usual navigation app, and beside it the menu of the others. */
export const navigation = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[1],
    flex: '1 1 auto',
    // On the narrowest phones and in the panel of tablets it has a line of its own, above the other two.
    '@container': {
      [inside.narrowPhone]: { flexBasis: '100%' },
      [inside.tablet]: { flexBasis: '100%' },
      [inside.desktop]: { flexBasis: 'auto' },
    },
  }),
);
export const apps = style(
  domain({ minWidth: vars.space[12], minHeight: vars.space[12], borderRadius: vars.radius.pill }),
);
