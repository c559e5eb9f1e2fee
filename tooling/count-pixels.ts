/** Updates the number of literal pixels per style file, after some were replaced by tokens. */
import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { allowances, isMeasured, pixelsOf } from './rules/pixels.ts';
import { sourceFiles } from './source-files.ts';

const counts = sourceFiles()
  .filter(({ file }) => isMeasured(file))
  .map(({ file, text }) => ({
    file,
    count: pixelsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).length,
  }))
  .filter(({ count }) => count > 0);
const entries = counts.map(({ file, count }) => [file, count]);
writeFileSync(allowances, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
