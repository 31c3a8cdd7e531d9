import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { manifest } from './scripts/answering-manifest.ts';
import { buildTarget, namedBrowsers } from './scripts/browsers/oldest.ts';
import { customMedia } from './web/platform/ui/base/breakpoints.ts';

const server = process.env.DEV_SERVER_URL ?? 'http://127.0.0.1:3000';

// Another host would be refused by the Content-Security-Policy, and the server allows no other page.
if (!/^(\/(?!\/)|$)/.test(process.env.VITE_API_URL ?? '')) {
  throw new Error('VITE_API_URL must be a path on the own host, such as /assessment/api.');
}

const apiPath = (process.env.VITE_API_URL || '/api').replace(/\/$/, '');

/** Whether a module is one of these files. One that is not there any more would drop out unseen, so it stops the build. */
function oneOf(...files: readonly string[]) {
  const known = files.map((file) => normalizePath(join(import.meta.dirname, file)));
  const gone = known.find((file) => !existsSync(file));
  if (gone) throw new Error(`${gone} is no file any more: name what it became in vite.config.ts`);
  return (id: string) => known.includes(normalizePath(id));
}

const isStart = oneOf(
  'web/main.tsx',
  'web/platform/ui/base/styles.css',
  'web/app/app.tsx',
  'web/app/start.ts',
  'contract/platform/rules/names.ts',
);
const isFrame = oneOf(
  'web/app/routed-app.tsx',
  'contract/platform/rules/dates.ts',
  'web/platform/api/queries.ts',
  'web/platform/api/query-error.tsx',
  'web/platform/session/today.ts',
  'web/platform/shared/method-badge.tsx',
  'web/platform/ui/base/visually-hidden.tsx',
  'web/platform/ui/cover/popover.tsx',
  'web/platform/ui/field/search-field.tsx',
  'web/platform/ui/list/filter-button.tsx',
  'web/platform/ui/list/nothing-found.tsx',
  'web/platform/ui/list/page-head.tsx',
  'web/platform/ui/press/tabs.tsx',
  'web/platform/ui/show/badge.tsx',
  'web/platform/ui/show/format-date.ts',
  'web/platform/ui/state/empty-state.tsx',
  'web/platform/ui/state/info-block.tsx',
  'web/platform/ui/state/progress-bar.tsx',
  'web/platform/ui/state/skeleton.tsx',
);
const isFloating = oneOf('web/platform/ui/cover/floating-box.tsx');

/**
 * What is always loaded together is one file each: the sign-in screen, and the frame of all screens
 * behind it. As eighty small files the same modules weighed a sixth more.
 */
const groups = [
  {
    name: 'start',
    test: (id: string) => isStart(id) || /[\\/]react-dom[\\/]/.test(id),
    priority: 2,
  },
  {
    name: 'frame',
    test: (id: string) => isFrame(id) || /[\\/]@tanstack[\\/]/.test(id),
    priority: 1,
  },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 1 },
  // What floats is loaded when it opens.
  {
    name: 'controls',
    test: (id: string) => /[\\/]web[\\/]platform[\\/]ui[\\/]/.test(id) && !isFloating(id),
    minShareCount: 3,
  },
  { name: 'form', test: oneOf('web/platform/form/use-form.ts', 'web/platform/form/values.ts') },
  // Whatever shows people loads it too, without the screens that answer.
  { name: 'answering-contract', test: oneOf('contract/assessment/testing.ts'), priority: 1 },
  { name: 'answering', test: oneOf('web/app/layout/answering.ts') },
  { name: 'journal', test: oneOf('web/assessment/questionary/journal/journal-page.tsx') },
];

/** What web/public/first.js fetches early, by the beginning of the address; $ is the language. */
const places = [
  { path: '/', modules: ['i18n/platform/entry/$.ts'] },
  { path: '/', entered: true, modules: ['i18n/platform/shared/$.ts', 'web/app/routed-app.tsx'] },
  {
    path: '/estimation/questionary',
    entered: true,
    modules: [
      'web/assessment/questionary/journal/journal-page.tsx',
      'i18n/assessment/questionary/$.ts',
    ],
  },
  {
    path: '/testing',
    entered: true,
    modules: ['web/app/layout/answering.ts', 'i18n/assessment/testing/$.ts'],
  },
];

/** Writes the built names of those files into index.html. */
const announceFirst: Plugin = {
  name: 'announce-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, chunk: page }) {
      const there = page ? filesOf(page.fileName, bundle) : new Set<string>();
      const filesIn = (locale: string, modules: readonly string[]) =>
        modules
          .flatMap((module) => [...filesOf(chunkOf(module.replace('$', locale), bundle), bundle)])
          .filter((file) => !there.has(file));
      const named = places.map(({ path, entered, modules }) => ({
        path,
        entered,
        ru: filesIn('ru', modules),
        en: filesIn('en', modules),
      }));
      return html.replace(
        '"/first.js"',
        `"/first.js" data-api="${apiPath}" data-places='${JSON.stringify(named)}'`,
      );
    },
  },
};

/** What opens without a network (decision 084): the page, and all that answering by a link can need. */
const offline = [
  'web/main.tsx',
  'web/app/routed-app.tsx',
  'web/app/layout/answering.ts',
  'web/platform/session/kept-invitations.ts',
  'web/platform/ui/cover/modal-window.tsx',
  ...['ru', 'en'].flatMap((locale) =>
    ['platform/entry', 'platform/shared', 'assessment/testing'].map(
      (part) => `i18n/${part}/${locale}.ts`,
    ),
  ),
];

/** Writes the service worker with the built names of those files, and the manifest of its app. */
const buildOffline: Plugin = {
  name: 'build-offline',
  apply: 'build',
  generateBundle(_, bundle) {
    const built = offline.flatMap((module) => [...filesOf(chunkOf(module, bundle), bundle)]);
    const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
    const named = [...new Set([...built, ...fonts])].map((name) => `/${name}`);
    const files = [
      ...named,
      '/first.js',
      '/favicon.svg',
      '/answering.webmanifest',
      '/icon-180.png',
    ];
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const program = { version, page: chunkOf('web/main.tsx', bundle), files };
    const source = readFileSync(
      join(import.meta.dirname, 'web/platform/offline/worker.js'),
      'utf8',
    );
    this.emitFile({
      type: 'asset',
      fileName: 'offline.js',
      source: source.replace(
        /^const program = .*$/m,
        `const program = ${JSON.stringify(program)};`,
      ),
    });
    this.emitFile({
      type: 'asset',
      fileName: 'answering.webmanifest',
      source: JSON.stringify(manifest),
    });
  },
};

/**
 * Every file of styles begins with the order of the layers, for they load in any order, and knows the
 * named widths; these stand at its end, where they do not part it from its imports.
 */
const commonStyles: Plugin = {
  name: 'common-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    handler: (css) => ({
      code: `@layer reset, tokens, base, ui, app;\n${css}\n${customMedia}`,
      map: null,
    }),
  },
};

/** Names the oldest browsers where index.html speaks of them. */
const nameBrowsers: Plugin = {
  name: 'name-browsers',
  transformIndexHtml: (html) =>
    html.replace(/\{\{browsers (ru|en)\}\}/g, (_, locale: 'ru' | 'en') => namedBrowsers[locale]),
};

function chunkOf(module: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`${module} is no chunk of the build`);
  return found.fileName;
}

/** A chunk, what it imports and their styles. */
function filesOf(
  fileName: string,
  bundle: Rolldown.OutputBundle,
  files = new Set<string>(),
): Set<string> {
  const chunk = bundle[fileName];
  if (files.has(fileName) || chunk?.type !== 'chunk') return files;
  files.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) filesOf(imported, bundle, files);
  return files;
}

/**
 * The first load names every lazy file, and names hardly compress: more than a kilobyte of it was
 * names. What a file holds, its source map and the manifest say.
 */
const builtName = 'assets/[hash:8]';

/** What is built runs under a Content-Security-Policy without unsafe-inline: nothing is inlined. */
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    commonStyles,
    announceFirst,
    nameBrowsers,
    buildOffline,
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
    outDir: '../dist/web',
    target: buildTarget,
    emptyOutDir: true,
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        entryFileNames: `${builtName}.js`,
        chunkFileNames: `${builtName}.js`,
        assetFileNames: `${builtName}[extname]`,
      },
    },
  },
  server: { proxy: { '/api/': server, '/v2/matrix': server } },
});
