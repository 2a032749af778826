import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './src/prerender/plugin.ts';
import { cspSafeStyles } from './src/publish/csp-safe-styles.ts';
import { fonts } from './src/publish/fonts.ts';
import { icons } from './src/publish/icons.ts';
import { leanPackages } from './src/publish/lean-packages.ts';
import { offline } from './src/publish/offline.ts';
import { chunkFileName, chunkGroups, preloading, productionRouter } from './src/publish/chunks.ts';
import { writeHeadersAndRefuseSecrets } from './src/publish/write-headers-and-refuse-secrets.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fonts(),
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
