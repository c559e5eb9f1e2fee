/** `npm run sounds -w @mobility/app`: writes the audio files of the alerts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundFile, soundKeys } from './sounds.ts';

const folder = join(import.meta.dirname, '../src/sounds');
mkdirSync(folder, { recursive: true });
for (const key of soundKeys) writeFileSync(join(folder, `${key}.wav`), soundFile(key));
