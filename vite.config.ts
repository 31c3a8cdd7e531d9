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

/** What every page needs, and what the two programs that begin without a session share. */
const isStart = oneOf(
  'web/main.tsx',
  'contract/company/help/help-pages.ts',
  'web/app/start.tsx',
  'web/app/spoken.tsx',
  'web/platform/browser/outlive-translation.ts',
  'web/platform/browser/secure-only.ts',
  'web/platform/session/accent.ts',
  // Signing in and answering open parts and show links, and neither loads the other.
  'web/platform/session/part.ts',
  'web/platform/session/theme.ts',
  'web/platform/ui/base/styles.css',
  'web/platform/ui/field/field.tsx',
  'web/platform/ui/press/icon-button.tsx',
  'web/platform/ui/press/link-button.tsx',
  'web/platform/ui/press/segmented.tsx',
  'web/platform/ui/show/text.tsx',
  'web/platform/ui/state/error-state.tsx',
);
/** What answering shares with the screens of an account. */
const isFrame = oneOf(
  'contract/platform/call/query.ts',
  'contract/platform/rules/answer-words.ts',
  'contract/platform/rules/methods.ts',
  'contract/platform/rules/names.ts',
  'contract/platform/rules/scale.ts',
  'web/app/layout/product-name.tsx',
  'web/app/layout/public-frame.tsx',
  'web/platform/api/queries.ts',
  'web/platform/api/query-error.tsx',
  'web/platform/ui/base/part.tsx',
  'web/platform/ui/base/use-device.ts',
  'web/platform/ui/base/use-into-view.ts',
  'web/platform/ui/cover/confirm-dialog.tsx',
  'web/platform/ui/field/checkbox.tsx',
  'web/platform/ui/field/radio-group.tsx',
  'web/platform/ui/field/text-area.tsx',
  'web/platform/ui/show/avatar.tsx',
  'web/platform/ui/show/badge.tsx',
  'web/platform/ui/show/disclosure.tsx',
  'web/platform/ui/show/format-date.ts',
  'web/platform/ui/state/info-block.tsx',
  'web/platform/ui/state/progress-bar.tsx',
  'web/platform/ui/state/skeleton.tsx',
);
/** The router, the layout of an account, and what the head of every list has. */
const isRouted = oneOf(
  'web/app/routed-app.tsx',
  'contract/platform/rules/dates.ts',
  'web/platform/session/today.ts',
  'web/platform/shared/cycle/may-see-cycles.ts',
  'web/platform/shared/method-badge.tsx',
  'web/platform/ui/cover/menu.tsx',
  'web/platform/ui/cover/popover.tsx',
  'web/platform/ui/field/search-field.tsx',
  'web/platform/ui/list/filter-button.tsx',
  'web/platform/ui/list/nothing-found.tsx',
  'web/platform/ui/list/page-head.tsx',
  'web/platform/ui/press/tabs.tsx',
  'web/platform/ui/show/count.tsx',
  'web/platform/ui/state/empty-state.tsx',
);
// What floats is loaded when it opens, and steps are seen where something begins.
const isApart = oneOf(
  'web/platform/ui/cover/floating-box.tsx',
  'web/platform/ui/show/step-mark.tsx',
);

/**
 * What is always loaded together is one file each: what every page needs, and the two programs that matter
 * most. As many small files the same modules weigh a sixth more. All else is divided by its routes.
 */
const groups = [
  {
    name: 'start',
    test: (id: string) =>
      isStart(id) || /[\\/]react-dom[\\/]|icons[\\/]chevron-down\.mjs$/.test(id),
    priority: 6,
  },
  {
    name: 'fields',
    test: oneOf(
      'contract/platform/call/issues.ts',
      'web/platform/ui/field/native-select.tsx',
      'web/platform/ui/field/password-field.tsx',
      'web/platform/ui/field/text-field.tsx',
    ),
    priority: 5,
  },
  // What opens a session and ends it, wherever that happens.
  {
    name: 'session',
    test: oneOf(
      'contract/company/auth.ts',
      'contract/company/brand.ts',
      'web/platform/session/sign-in.ts',
    ),
    priority: 5,
  },
  { name: 'sign-in', test: oneOf('web/app/sign-in-app.tsx'), priority: 4 },
  {
    name: 'frame',
    test: (id: string) =>
      isFrame(id) ||
      /lucide-react.*icons[\\/](calendar-days|check|clock|list-checks|user-round)\.mjs$|react-query|query-core/.test(
        id,
      ),
    priority: 3,
  },
  { name: 'answering', test: oneOf('web/app/answering-app.tsx'), priority: 2 },
  { name: 'routed', test: isRouted, priority: 1 },
  // Small as they are, what chooses people and what says that there are none yet weigh less as one file.
  {
    name: 'choices',
    test: oneOf('web/platform/shared/nothing-yet.tsx', 'web/platform/shared/place-line.ts'),
    priority: 1,
  },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 3 },
  {
    name: 'controls',
    test: (id: string) => /[\\/]web[\\/]platform[\\/]ui[\\/]/.test(id) && !isApart(id),
    minShareCount: 3,
  },
];

/**
 * What web/public/first.js fetches early, by the program that opens and the beginning of the address; $ is
 * the language.
 */
const places = [
  {
    program: 'sign-in',
    path: '/',
    modules: [
      'i18n/platform/entry/$.ts',
      'i18n/platform/validation/$.ts',
      'web/app/sign-in-app.tsx',
    ],
  },
  {
    program: 'answering',
    path: '/',
    modules: [
      'web/app/answering-app.tsx',
      'i18n/parts/$.ts',
      ...['platform/entry', 'platform/frame', 'assessment/testing'].map(
        (part) => `i18n/${part}/$.ts`,
      ),
    ],
  },
  {
    program: 'account',
    path: '/',
    modules: [
      'web/app/routed-app.tsx',
      'i18n/parts/$.ts',
      'i18n/platform/entry/$.ts',
      'i18n/platform/frame/$.ts',
      'i18n/platform/shared/$.ts',
    ],
  },
  {
    program: 'account',
    path: '/estimation/questionary',
    modules: [
      'web/assessment/questionary/journal/journal-page.tsx',
      'i18n/assessment/questionary/$.ts',
    ],
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
      const named = places.map(({ program, path, modules }) => ({
        program,
        path,
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
  'web/app/answering-app.tsx',
  'web/app/menu/help-link.tsx',
  'web/assessment/testing/answering/gone-elsewhere.tsx',
  'web/assessment/testing/handover/hand-over.tsx',
  'web/assessment/testing/link/kept-people.tsx',
  'web/assessment/testing/link/without-link.tsx',
  'web/platform/session/kept-invitations.ts',
  'web/platform/ui/cover/modal-window.tsx',
  ...['ru', 'en'].flatMap((locale) =>
    [
      'parts',
      'platform/entry',
      'platform/frame',
      'company/help/link',
      'platform/validation',
      'assessment/testing',
      'assessment/handover',
    ].map((part) => `i18n/${part}/${locale}.ts`),
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

/** A call's summary is for `/api/docs`. Browsers load every call that they make, and never read it. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/].*\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/(^ *|\{ )summary:(\s*)(['"`])(?:(?!\3).)*\3,?/gm, '$1$2'),
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
    withoutSummaries,
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
      // The pages of the help are made of the guides, and use only this of the web (server/make-help.ts).
      input: ['web/index.html', 'web/company/help/help.ts'],
      output: {
        codeSplitting: { groups },
        entryFileNames: `${builtName}.js`,
        chunkFileNames: `${builtName}.js`,
        assetFileNames: `${builtName}[extname]`,
      },
    },
  },
  // The help is that of the last build, with its script and styles.
  server: {
    proxy: { '/api/': server, '/v2/matrix': server, '/help': server, '/assets/': server },
  },
});
