/** A text without line breaks and other control characters, which would begin another line or header of a mail. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
