/** The texts that a pattern stands for: `{name}` is a placeholder for a value, `[one|many]` a choice between two words. */
export type Filled<Pattern extends string> =
  Pattern extends `${infer Start}[${infer One}|${infer Many}]${infer Rest}`
    ? Filled<`${Start}${One}${Rest}`> | Filled<`${Start}${Many}${Rest}`>
    : Pattern extends `${infer Start}{${string}}${infer Rest}`
      ? `${Start}${string}${Filled<Rest>}`
      : Pattern;

/** A known sentence with the values in it, as they are written there. */
export type Matched<Key extends string = string> = { key: Key; values: Record<string, string> };

type Pattern<Key> = { key: Key; names: string[]; text: RegExp; fixed: number };

const value = /\{(\w+)\}/g;
const choice = /\\\[([^[\]]*)\\\|([^[\]]*)\\\]/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = <Key extends string>(key: Key, sentence: string): Pattern<Key> => {
  const parts = sentence.split(value);
  const fixed = parts.filter((_, index) => index % 2 === 0);
  const text = fixed.map((part) => escaped(part).replace(choice, '(?:$1|$2)')).join('(.+)');
  return {
    key,
    names: parts.filter((_, index) => index % 2 === 1),
    text: new RegExp(`^${text}$`, 's'),
    fixed: fixed.join('').length,
  };
};

/** Keys are a subject, or a subject, a dot and a suffix. */
const isOf = (key: string, subject: string): boolean => key === subject || key.startsWith(`${subject}.`);

/**
 * Finds the sentence of a subject that a text is, with its values; null for a text that is not in the table. Sentences with
 * more fixed text come first, because a value may be any text.
 */
export const createMatcher = <Key extends string>(sentences: Readonly<Record<Key, string>>) => {
  const patterns: readonly Pattern<Key>[] = (Object.keys(sentences) as Key[])
    .map((key) => patternOf(key, sentences[key]))
    .sort((a, b) => b.fixed - a.fixed);
  return (subject: string, sentence: string): Matched<Key> | null => {
    for (const { key, names, text } of patterns) {
      const found = isOf(key, subject) ? text.exec(sentence) : null;
      if (found)
        return {
          key,
          values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])),
        };
    }
    return null;
  };
};
