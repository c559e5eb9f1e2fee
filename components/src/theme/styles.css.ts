import './layers.css.ts';
import './reset.css.ts';
import './theme.css.ts';
import './base.css.ts';

/** Proof that the global styles are part of the program: a file without exports may be shaken away. */
export const themeName = 'mobility';
