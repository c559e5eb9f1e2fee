import { packageBuild } from '@mobility/tooling/tsup';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig(packageBuild(manifest.exports));
