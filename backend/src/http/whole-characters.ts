const surrogate = /\\u[dD][89a-fA-F]/;

/**
 * JSON with the halves of characters replaced, as an input cuts them off whose length is limited: no store keeps them.
 * Text that is no JSON stays as it is.
 */
export function withWholeCharacters(json: string): string {
  if (!surrogate.test(json)) return json;
  try {
    return JSON.stringify(
      JSON.parse(json, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value)),
    );
  } catch {
    return json;
  }
}
