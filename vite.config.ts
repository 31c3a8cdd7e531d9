import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './scripts/browsers/oldest.ts';
import { firstFiles } from './scripts/web-build/first-files.ts';
import { offline } from './scripts/web-build/offline.ts';
import { groups } from './scripts/web-build/programs.ts';
import { commonStyles, nameBrowsers, withoutServersPart } from './scripts/web-build/rewrites.ts';
import { uiKit } from './scripts/web-build/ui-kit.ts';

const server = process.env.DEV_SERVER_URL ?? 'http://127.0.0.1:3000';

// Another host would be refused by the Content-Security-Policy, and the server allows no other page.
if (!/^(\/(?!\/)|$)/.test(process.env.VITE_API_URL ?? '')) {
  throw new Error('VITE_API_URL must be a path on the own host, such as /assessment/api.');
}

const apiPath = (process.env.VITE_API_URL || '/api').replace(/\/$/, '');

/**
 * The first load names every lazy file, and names hardly compress: more than a kilobyte of it was
 * names. What a file holds, its source map and the manifest say.
 */
const builtName = 'assets/[hash:8]';

/** What is built runs under a Content-Security-Policy without unsafe-inline: nothing is inlined. */
export default defineConfig({
  root: 'src/app/web',
  plugins: [
    react(),
    commonStyles,
    withoutServersPart,
    firstFiles(apiPath),
    nameBrowsers,
    offline,
    uiKit,
    optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }),
  ],
  resolve: {
    // React has had this store of its own since 18: what stands in for it in older ones is not loaded.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: '../../../dist/web',
    target: buildTarget,
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    // The names of scripts that a part imports would be 5 KB of the journal's first load. Styles must be there before it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // The pages of the help are made of the guides, and use only this of the web (src/app/server/make-help.ts).
      input: ['src/app/web/index.html', 'src/addon/help/web/help.ts'],
      output: {
        codeSplitting: { groups },
        entryFileNames: `${builtName}.js`,
        chunkFileNames: `${builtName}.js`,
        assetFileNames: `${builtName}[extname]`,
      },
    },
  },
  // What these pages need of packages is made ready before they ask, or they would be loaded twice.
  optimizeDeps: { entries: ['index.html', '../../../test/ui-kit/index.html'] },
  // The help is that of the last build, with its script and styles.
  server: {
    proxy: { '/api/': server, '/v2/matrix': server, '/help': server, '/assets/': server },
  },
});
