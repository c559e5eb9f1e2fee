import { Refusal } from '../domain/refusal.ts';

const depthAtMost = 16;
const listsAtMost = 1_100_000;
const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

/** The index of the quote that ends the string literal whose content starts at `start`. */
const endOfText = (json: string, start: number): number => {
  let at = start;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

/**
 * Whether JSON stays within the depth and the number of lists and objects that a valid body can have. Parsing more
 * takes seconds and a hundred times its size in memory.
 */
export const isShallow = (json: string): boolean => {
  let [depth, lists] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at + 1);
    else if (closing.has(code)) depth -= 1;
    else if (opening.has(code)) {
      depth += 1;
      lists += 1;
      if (depth > depthAtMost || lists > listsAtMost) return false;
    }
  }
  return true;
};

/** The refusal of a body that is nested too deeply; it is not parsed. */
export const tooDeep = (): Refusal =>
  new Refusal('malformed_body', 'The body is nested too deeply or has too many rows');
