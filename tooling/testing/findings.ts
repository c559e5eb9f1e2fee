import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The output of a tool that runs in a folder, with any exit code. */
const output = (folder: string, tool: string, args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const command = join(folder, 'node_modules/.bin', tool);
    execFile(command, args, { cwd: folder, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error && stdout === '') reject(new Error(`${tool} printed nothing: ${stderr}`));
      else resolve(stdout);
    });
  });

type Cruised = { summary: { violations: { from: string; rule: { name: string } }[] } };

/** dependency-cruiser's violations as `file: rule`. */
export const importFindings = async (folder: string, files: string[]): Promise<string[]> => {
  const { summary } = JSON.parse(
    await output(folder, 'depcruise', ['--output-type', 'json', ...files]),
  ) as Cruised;
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
};

type Linted = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };

/** Biome's diagnostics as `file: rule`. */
export const lintFindings = async (folder: string, files: string[]): Promise<string[]> => {
  const args = ['lint', '--reporter=json', '--max-diagnostics=200', ...files];
  const { diagnostics } = JSON.parse(await output(folder, 'biome', args)) as Linted;
  return diagnostics.map(({ category, location: { path } }) => {
    const file = typeof path === 'string' ? path : path.file;
    return `${file}: ${category}`;
  });
};

/** The files of a program. */
export const filesOf = async (folder: string, config: string): Promise<string[]> => {
  const { files } = JSON.parse(await output(folder, 'tsc', ['--showConfig', '-p', config])) as {
    files: string[];
  };
  return files;
};

/** The compiler errors of one file, with the options of the program without the DOM library. */
export const typeFindings = (folder: string, file: string): Promise<string> => {
  const program = { extends: './tsconfig.node.json', include: [], files: [file] };
  writeFileSync(join(folder, 'tsconfig.planted.json'), JSON.stringify(program));
  return output(folder, 'tsc', ['--pretty', 'false', '-p', 'tsconfig.planted.json']);
};

type Knipped = { issues: { file: string; exports?: { name: string }[] }[] };

/** knip's unused exports as `file: name`. */
export const knipFindings = async (folder: string): Promise<string[]> => {
  const args = ['--no-progress', '--reporter', 'json', '--include', 'exports'];
  const { issues } = JSON.parse(await output(folder, 'knip', args)) as Knipped;
  return issues.flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}: ${name}`));
};
