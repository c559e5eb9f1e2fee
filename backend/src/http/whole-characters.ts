// A surrogate pair, a lone surrogate, or any other escape.
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[\s\S])/g;
const escapeLength = '\\u0000'.length;

/**
 * JSON with lone surrogates replaced, which no store can keep. An input field with a length limit cuts
 * characters in half.
 */
export const withWholeCharacters = (json: string): string =>
  // Of the three, only a lone surrogate is as long as one Unicode escape.
  json.replace(escapes, (found) => (found.length === escapeLength ? '\\ufffd' : found));
