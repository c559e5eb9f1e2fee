// A whole pair, half of one, or any other escape.
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[\s\S])/g;
const escapeLength = '\\u0000'.length;

/** JSON with the halves of characters replaced, as an input cuts them off whose length is limited: no store keeps them. */
export const withWholeCharacters = (json: string): string =>
  // Of the three only the half is as long as one escape.
  json.replace(escapes, (found) => (found.length === escapeLength ? '\\ufffd' : found));
