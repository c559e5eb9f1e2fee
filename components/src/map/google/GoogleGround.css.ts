import { globalStyle, style } from '@vanilla-extract/css';
import { mapCovered, mapSheet } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

/** It ends above a sheet, because Google's logo and terms are at its lower edge. Not reached before it is drawn. */
export const ground = style(
  domain({
    position: 'absolute',
    insetInline: 0,
    top: 0,
    bottom: `var(${mapSheet}, var(${mapCovered}, 0px))`,
    visibility: 'hidden',
    selectors: { '&[data-drawn]': { visibility: 'visible' } },
  }),
);
globalStyle(`${ground} > div`, { '@layer': { [layers.domain]: { width: '100%', height: '100%' } } });
// A tile is as large as Google says.
globalStyle(`${ground} img`, { '@layer': { [layers.domain]: { maxWidth: 'none' } } });
// The gestures belong to the map above. Google's terms need its links.
globalStyle(`${ground} *`, { '@layer': { [layers.domain]: { pointerEvents: 'none !important' as 'none' } } });
globalStyle(`${ground} :is(a, button), ${ground} :is(a, button) *`, {
  '@layer': { [layers.domain]: { pointerEvents: 'auto !important' as 'auto' } },
});
