const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((words) => words.trim())
    .filter(Boolean);
const isSame = (words: string, others: string): boolean => words.toLowerCase() === others.toLowerCase();

/** Whether the comma-separated requirements contain this text. */
export const hasWords = (special: string, words: string): boolean =>
  wordsOf(special).some((each) => isSame(each, words));

/** Adds the text to the requirements, or removes it. */
export const toggleWords = (special: string, words: string): string =>
  (hasWords(special, words)
    ? wordsOf(special).filter((each) => !isSame(each, words))
    : [...wordsOf(special), words]
  ).join(', ');
