const mark = '[data-mobility]';

/**
 * The attributes to spread on our outermost elements: the provider's root, and each dialog, menu or
 * list that is portalled.
 */
export const root = { 'data-mobility': '' } as const;

/** Narrows a list of selectors to the elements inside of a root of ours, without adding specificity. */
export const inRoot = (selectors: string): string =>
  selectors
    .split(', ')
    .map((selector) => `:where(${mark}) ${selector}`)
    .join(', ');

/** The root itself, where it is an element of a page and not the whole document. */
export const embeddedRoot = `:where(${mark}:not(html))`;
/** A document that is ours as a whole: `<html data-mobility>`. */
export const ownDocument = `html:where(${mark})`;
export const ownBody = `:where(html${mark}) body`;
/** Every root. */
export const anyRoot = `:where(${mark})`;

/**
 * A root inside a page that is not ours. Stronger than that page's rules by element and by a few classes, so that these do
 * not reach into the root.
 */
export const shielded = `html:not(${mark}) ${mark.repeat(3)}`;
