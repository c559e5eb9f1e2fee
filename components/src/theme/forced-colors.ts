export const forcedColors = '(forced-colors: active)';
/**
 * An edge for a box that its ground alone sets apart: in forced colours all grounds are that of the page. The theme keeps the
 * browser from drawing transparent borders there.
 */
export const edge = { outline: '1px solid', outlineOffset: '-1px' } as const;
/** A box that has this edge. */
export const edged = { [forcedColors]: edge } as const;
