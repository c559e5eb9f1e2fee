import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, radius, shadow, space, text } = vars;

export const portrait = style(domain({ position: 'relative', width: 'fit-content' }));
/** Over the edge of the avatar. */
export const change = style(
  domain({
    position: 'absolute',
    insetBlockEnd: '-0.5rem',
    insetInlineEnd: '-0.75rem',
    borderRadius: radius.pill,
    boxShadow: shadow.low,
  }),
);
export const crop = style(domain({ display: 'grid', gap: space[4] }));
export const area = style(
  domain({
    position: 'relative',
    justifySelf: 'center',
    width: 'min(16rem, 100%)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: radius.card,
    background: color.surfaceSunken,
    cursor: 'grab',
    // A finger moves the picture, not the page.
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const preview = style(domain({ width: '100%', height: '100%' }));
/** Darkens what avatars cut off. The border stays where forced colours remove the shadow. */
export const circle = style(
  domain({
    position: 'absolute',
    inset: 0,
    border: `2px solid ${color.surfaceRaised}`,
    borderRadius: '50%',
    boxShadow: `0 0 0 8rem ${color.scrim}`,
    pointerEvents: 'none',
  }),
);
export const hint = style(
  domain({ fontSize: text[14], lineHeight: '1.25rem', color: color.inkMuted, textAlign: 'center' }),
);
