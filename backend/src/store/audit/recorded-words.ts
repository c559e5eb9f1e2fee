/** The fields of the metadata with what people wrote: why they did something, or what they said. */
const worded = ['reason', 'message', 'notification_message', 'note'] as const;

/** Most entries have none of them, and are not parsed. */
const mayHaveWords = new RegExp(`"(?:${worded.join('|')})":"`);

/** What people wrote, of the stored metadata of an entry. */
export const recordedWords = (metadata: string | null): string[] => {
  if (metadata === null || !mayHaveWords.test(metadata)) return [];
  const fields: Record<string, unknown> = JSON.parse(metadata);
  return worded.map((name) => fields[name]).filter((text) => typeof text === 'string');
};
