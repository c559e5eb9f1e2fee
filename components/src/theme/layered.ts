import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const inLayer =
  (layer: string) =>
  (rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** Puts a primitive's rule into its layer: `style(primitive({ … }))`. */
export const primitive = inLayer(layers.primitive);
/** Puts a domain component's rule into its layer, which wins over the primitives. */
export const domain = inLayer(layers.domain);
