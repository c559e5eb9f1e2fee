import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../run.ts';
import type { Packed } from './pack.ts';

const compilerOptions = {
  ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2023', jsx: 'react-jsx' },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], strict: true, skipLibCheck: true, types: [] },
};
const off = { enabled: false };
/** The report shows what is undocumented; the tags of API Extractor are not used. */
const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** The configuration for the report of one of the `declarations` of a package, which is `report.api.md` in `folder`. */
const configOf = (projectFolder: string, file: string, declarations: string[], folder: string) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: declarations } },
      apiReport: { enabled: true, reportFolder: folder, reportTempFolder: folder, reportFileName: 'report' },
      docModel: off,
      dtsRollup: off,
      tsdocMetadata: off,
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });

/** The name of an entry in a file name: `index`, `admin-queries`. */
const nameOf = (entry: string): string => (entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-'));

/** The public declarations of each code entry of a built package, as API Extractor's report. */
export const apiReports = ({ name, manifest }: Packed): { entry: string; report: string }[] => {
  const projectFolder = join(root, name);
  const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.types
      ? [{ entry: nameOf(entry), file: join(projectFolder, target.types) }]
      : [],
  );
  const files = entries.map(({ file }) => file);
  const folder = mkdtempSync(join(tmpdir(), 'mobility-api-'));
  try {
    let compilerState: CompilerState | undefined;
    return entries.map(({ entry, file }) => {
      const config = configOf(projectFolder, file, files, folder);
      compilerState ??= CompilerState.create(config, { additionalEntryPoints: files });
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.logLevel = ExtractorLogLevel.None;
        },
      });
      return { entry, report: readFileSync(config.reportFilePath, 'utf8') };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
