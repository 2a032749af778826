import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './src/prerender/plugin.ts';
import { constructedStyles } from './src/publish/constructed-styles.ts';
import { fonts } from './src/publish/fonts.ts';
import { icons } from './src/publish/icons.ts';
import { leanPackages } from './src/publish/lean-packages.ts';
import { offline } from './src/publish/offline.ts';
import { chunkFileName, chunkGroups, preloading, productionRouter } from './src/publish/chunks.ts';
import { publish } from './src/publish/publish.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fonts(),
    productionRouter(),
    constructedStyles(),
    leanPackages(),
    icons(),
    offline(),
    prerender(),
    publish(),
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
