import { fileURLToPath } from 'node:url';
import { fromSource } from '@mobility/tooling/source-condition';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds `src/prerender.tsx` for Node. The class names are those of the browser's build, which come from the files' paths. */
export default defineConfig({
  ...fromSource,
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin()],
  define: { __BUILD__: 'undefined', __BACKEND_URL__: '""', __GOOGLE_MAPS_API_KEY__: '""' },
  publicDir: false,
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../.cache/prerender',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
