import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.DEV_SERVER_URL ?? 'http://127.0.0.1:3000';

/** What is built runs under a Content-Security-Policy without unsafe-inline: nothing is inlined. */
export default defineConfig({
  root: 'web',
  plugins: [react(), optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] })],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api/': server } },
});
