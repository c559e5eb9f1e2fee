/**
 * Marks that nobody sees and that come along with copied text: they set its direction, as around the numbers of some
 * address books, or have no width. Those that join letters and emoji are not among them.
 */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** What was typed or pasted into a field of one line, as it is sent: without invisible marks and outer spaces. */
export const typedText = (text: string): string => text.replaceAll(invisible, '').trim();
