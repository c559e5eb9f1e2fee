import { Refusal } from '../operation.ts';

const depthAtMost = 16;
const listsAtMost = 1_100_000;
const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

/** Where the text that begins before `start` ends. */
const endOfText = (json: string, start: number): number => {
  let at = start;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

/**
 * Whether JSON is no deeper and has no more lists and objects than anything of ours. Parsing what is not takes
 * seconds and a hundred times its size in memory.
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

/** 400: such a body is not even parsed. */
export const tooDeep = (): Refusal =>
  new Refusal(400, 'malformed_body', 'The body is nested too deeply or has too many rows');
