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
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '60px',
    borderRadius: '11px',
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px', zIndex: 1 },
    },
    '@container': { [inside.tablet]: { minHeight: '56px' } },
  }),
  variants: {
    hasRail: {
      true: domain({
        '::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '19px',
          top: '38px',
          width: '2px',
          height: '42px',
          background: color.inkMuted,
          opacity: 0.45,
          pointerEvents: 'none',
        },
      }),
    },
  },
});
export const dot = recipe({
  base: domain({ justifySelf: 'center', width: '12px', height: '12px' }),
  variants: {
    kind: {
      pickup: domain({ borderRadius: '50%', border: `3.5px solid ${color.ink}` }),
      dropoff: domain({
        borderRadius: '2px',
        background: color.signal,
        border: `1.5px solid ${color.onSignal}`,
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
    height: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    fontSize: vars.text[16],
    fontWeight: 500,
    textOverflow: 'ellipsis',
    // The ring is on the whole row.
    outline: 0,
    '::placeholder': { color: color.inkMuted, fontWeight: 400 },
  }),
);
export const coordinates = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px',
    paddingBlock: '4px 12px',
    paddingInline: '40px 12px',
  }),
);
export const hint = recipe({
  base: domain({
    display: 'flex',
    gap: '6px',
    paddingBlock: '2px 10px',
    paddingInline: '40px 12px',
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
/** A place without height, from which suggestions and hints hang. */
export const anchor = style(domain({ position: 'relative' }));
