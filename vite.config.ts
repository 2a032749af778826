import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constructedStyles } from './src/build/constructed-styles.ts';
import { firstView } from './src/build/first-view.ts';
import { fonts } from './src/build/fonts.ts';
import { fallbackPage } from './src/build/pages/fallback-page.ts';
import { inlineFiles } from './src/build/inline-files.ts';
import { icons } from './src/build/icons.ts';
import { offline } from './src/build/offline.ts';
import { chunkFileName, chunkGroups, preloading, productionRouter } from './src/build/chunks.ts';
import { publish } from './src/build/publish.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fonts(),
    productionRouter(),
    constructedStyles(),
    icons(),
    fallbackPage(),
    offline(),
    firstView(),
    inlineFiles(),
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
