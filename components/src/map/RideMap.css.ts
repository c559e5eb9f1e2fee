import { createContainer, createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

/** The map itself, a container for the queries of its controls. */
export const container = createContainer('map');

/** The height that Google's logo and terms take at the lower edge. */
export const foot = createVar();

/** Fills its container, so that nothing moves when the map loads. */
export const map = style(
  domain({
    containerName: container,
    containerType: 'size',
    position: 'relative',
    width: '100%',
    height: '100%',
    minHeight: '96px',
    overflow: 'hidden',
    background: vars.color.mapWater,
    vars: { [foot]: '0px' },
    selectors: { '&[data-google]': { vars: { [foot]: '28px' } } },
  }),
);
export const view = style(
  domain({
    position: 'absolute',
    inset: 0,
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  }),
);
export const moving = style(
  domain({
    touchAction: 'none',
    cursor: 'grab',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      // The hint at the wheel or a swipe, over the whole map.
      '&::after': {
        content: 'attr(data-hint)',
        position: 'absolute',
        inset: 0,
        zIndex: 3,
        display: 'grid',
        placeItems: 'center',
        padding: vars.space[4],
        background: `color-mix(in oklab, ${vars.color.surfaceRaised} 80%, transparent)`,
        color: vars.color.ink,
        fontSize: vars.text[16],
        fontWeight: 600,
        textAlign: 'center',
        pointerEvents: 'none',
        opacity: 0,
        transition: 'opacity 200ms',
      },
      '&[data-scrolled]::after': { opacity: 1 },
      '&[data-fingers]': { touchAction: 'pan-x pan-y' },
      '&[data-scrolled=finger]::after': { content: 'attr(data-fingers)' },
    },
  }),
);
export const picture = style(
  domain({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    display: 'block',
    direction: 'ltr',
    // Presses reach the links of the ground below.
    selectors: { [`${map}[data-google] &`]: { pointerEvents: 'none' } },
  }),
);
