import '@fontsource-variable/inter';
import './arabic-font.css';
// The layers come first: they decide which styles win.
import './layers.css.ts';
import './base.css.ts';
import './reset.css.ts';
import './shield.css.ts';
import './theme.css.ts';

export { type ColorRole, colors } from './colors.ts';
export { from, vars } from './contract.css.ts';
export { frame } from './frame.css.ts';
