/**
 * Invisible characters that copied text often contains: direction marks, which some address books put around phone
 * numbers, and characters without width. Joiners of letters and emoji are not included.
 */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** What was typed or pasted into a field of one line, as it is sent: without invisible marks and outer spaces. */
export const typedText = (text: string): string => text.replaceAll(invisible, '').trim();
