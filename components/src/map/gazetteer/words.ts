const shortened: Record<string, string> = {
  street: 'st',
  strasse: 'str',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  highway: 'hwy',
  plaza: 'plz',
  place: 'pl',
  saint: 'st',
  and: '',
  at: '',
  the: '',
};

/** Text as comparable words: no accents, no punctuation, long street words shortened. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(\w)strasse/g, '$1str')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .split(/[^a-z0-9]+/)
    .map((word) => shortened[word] ?? word)
    .filter((word) => word !== '');

const withoutFirstDifference = (a: string, b: string): [string, string] => {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  return [a.slice(start), b.slice(start)];
};

/** Whether one insertion, deletion, replacement or swap of neighbours makes the words equal. */
export const isOneTypoApart = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [left, right] = withoutFirstDifference(a, b);
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
};
