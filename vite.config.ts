import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.DEV_SERVER_URL ?? 'http://127.0.0.1:3000';

/**
 * What is always loaded together is one file each: the sign-in screen, and the frame of all screens
 * behind it. As eighty small files the same modules weighed a sixth more.
 */
const groups = [
  {
    name: 'start',
    test: /[\\/]web[\\/]app[\\/](app|start)\.tsx?$|[\\/]react-dom[\\/]/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /[\\/]web[\\/](app[\\/](admin-layout|routed-app)|api-queries|ui[\\/](badge|empty-state|format-date|info-block|popover|progress-bar|search-field|skeleton|tabs|visually-hidden))\.tsx?$|[\\/]@tanstack[\\/]/,
    priority: 1,
  },
  { name: 'contract', test: /[\\/]contract[\\/]/, priority: 1 },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 1 },
  { name: 'journal', test: /[\\/]web[\\/]questionary[\\/]journal-page\.tsx$/ },
];

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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api/': server } },
});
