/**
 * The browsers for which CSS is compiled. For older ones the build would replace light-dark() with values that do not
 * follow the colour scheme of an element.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
