/** The fields of the object that a JSON text holds; none where it holds something else. */
export const fieldsIn = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** What is no text counts as absent. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
