import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

/** Lies over what follows, so that opening and closing moves nothing. */
export const floating = {
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  top: 0,
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.high,
} as const;

export const card = style(
  domain({
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
);
export const field = style(domain({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } }));
export const row = recipe({
  base: domain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '3.75rem',
    borderRadius: '0.6875rem',
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px', zIndex: 1 },
    },
    '@container': { [inside.tablet]: { minHeight: '3.5rem' } },
  }),
  variants: {
    hasRail: {
      true: domain({
        '::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '1.1875rem',
          top: '2.375rem',
          width: '2px',
          height: '2.625rem',
          background: color.inkMuted,
          opacity: 0.45,
          pointerEvents: 'none',
        },
      }),
    },
  },
});
export const words = style(domain({ minWidth: 0 }));
export const label = style(
  domain({ display: 'block', fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }),
);
export const input = style(
  domain({
    display: 'block',
    width: '100%',
    height: '1.5rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    fontSize: vars.text[16],
    fontWeight: 500,
    textOverflow: 'ellipsis',
    // The focus ring is on the whole row.
    outline: 0,
    '::placeholder': { color: color.inkMuted, fontWeight: 400 },
  }),
);
export const coordinates = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space[3],
    paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
    paddingInline: `${vars.space[10]} ${vars.space[3]}`,
  }),
);
export const hint = recipe({
  base: domain({
    display: 'flex',
    gap: '0.375rem',
    paddingBlock: '2px 0.625rem',
    paddingInline: `${vars.space[10]} ${vars.space[3]}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
  variants: {
    tone: {
      muted: domain({
        ...floating,
        paddingBlock: vars.space[2],
        color: color.inkMuted,
      }),
      caution: domain({ color: color.caution, fontWeight: 500 }),
      critical: domain({ color: color.critical, fontWeight: 500 }),
    },
  },
});
export const hintIcon = style(domain({ flex: 'none', marginTop: '2px' }));
/** A box without height that anchors the suggestions and hints. */
export const anchor = style(domain({ position: 'relative' }));
