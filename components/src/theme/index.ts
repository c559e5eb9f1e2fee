import '@fontsource-variable/inter';

export { type ColorRole, colors } from './colors.ts';
export { from, vars } from './contract.css.ts';
export { domain, primitive } from './layered.ts';
export { layers } from './layers.css.ts';
export { themeName } from './styles.css.ts';
