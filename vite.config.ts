import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './src/publish/pages/plugin.ts';
import { pageRows } from './src/publish/bundle/page-rows.ts';
import { cspSafeStyles } from './src/publish/bundle/csp-safe-styles.ts';
import { fonts } from './src/publish/bundle/fonts.ts';
import { icons } from './src/publish/bundle/icons.ts';
import { leanPackages } from './src/publish/bundle/lean-packages.ts';
import { offline } from './src/publish/bundle/offline.ts';
import { chunkFileName, chunkGroups, preloading, productionRouter } from './src/publish/bundle/chunks.ts';
import { writeHeadersAndRefuseSecrets } from './src/publish/host/write-headers-and-refuse-secrets.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fonts(),
    pageRows(),
    productionRouter(),
    cspSafeStyles(),
    leanPackages(),
    icons(),
    offline(),
    prerender(),
    writeHeadersAndRefuseSecrets(),
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: preloading,
    rolldownOptions: { output: { chunkFileNames: chunkFileName, codeSplitting: { groups: chunkGroups() } } },
  },
});
