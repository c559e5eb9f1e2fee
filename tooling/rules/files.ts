import type { SourceFile } from './source-rule.ts';

const maxLines = 300;
const p90Lines = 150;
const unfinished =
  /\b(TODO|FIXME|XXX|HACK)\b|\b(it|test|describe)\.(only|skip|todo)\b|@ts-(ignore|nocheck)|biome-ignore(?! format:|(-start|-end)? lint\/[\w/]+)/;
/** Files that contain the words because they search for them. */
const exempt = new Set(['tooling/rules/files.ts', 'tooling/rules.test.ts']);

/** Generated files say so at the top and are not edited. */
const isGenerated = ({ text }: SourceFile): boolean => /generated/i.test(text.slice(0, 200));
const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

/** The 90th percentile of the file lengths. */
export const p90 = (files: SourceFile[]): number =>
  files.map(linesOf).sort((a, b) => a - b)[Math.floor(files.length * 0.9)] ?? 0;

/** Files that are too long, and words that mean unfinished or silenced work. */
export const fileErrors = (files: SourceFile[]): string[] => {
  const errors = files
    .filter((file) => linesOf(file) > maxLines && !isGenerated(file))
    .map((file) => `${file.file}: ${linesOf(file)} lines (at most ${maxLines})`);
  for (const { file, text } of files) {
    if (exempt.has(file)) continue;
    const line = text.split('\n').findIndex((content) => unfinished.test(content));
    if (line >= 0) errors.push(`${file}:${line + 1}: unfinished or silenced`);
  }
  if (p90(files) > p90Lines)
    errors.push(`90th percentile of file length is ${p90(files)} (at most ${p90Lines})`);
  return errors;
};
