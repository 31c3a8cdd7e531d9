import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { manifest } from './scripts/answering-manifest.ts';
import { buildTarget, namedBrowsers } from './scripts/browsers/oldest.ts';
import { customMedia } from './src/platform/web/ui/base/breakpoints.ts';

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
  'src/app/web/main.tsx',
  'src/app/web/start.tsx',
  'src/app/web/spoken.tsx',
  'src/platform/web/browser/outlive-translation.ts',
  'src/platform/web/browser/secure-only.ts',
  'src/core/account/web/session/accent.ts',
  // Signing in and answering open parts and show links, and neither loads the other.
  'src/platform/web/device/part.ts',
  'src/platform/web/device/theme.ts',
  'src/platform/web/ui/base/styles.css',
  'src/platform/web/ui/field/field.tsx',
  'src/platform/web/ui/press/icon-button.tsx',
  'src/platform/web/ui/press/link-button.tsx',
  'src/platform/web/ui/press/segmented.tsx',
  'src/platform/web/ui/show/text.tsx',
  'src/platform/web/ui/state/error-state.tsx',
);
/** What answering shares with the screens of an account. */
const isFrame = oneOf(
  'src/platform/contract/call/query.ts',
  'src/platform/contract/rules/answer-words.ts',
  'src/platform/contract/rules/methods.ts',
  'src/platform/contract/rules/names.ts',
  'src/platform/contract/rules/scale.ts',
  'src/app/web/layout/product-name.tsx',
  'src/app/web/layout/public-frame.tsx',
  'src/platform/web/api/queries.ts',
  'src/platform/web/api/query-error.tsx',
  'src/platform/web/ui/base/part.tsx',
  'src/platform/web/ui/base/use-device.ts',
  'src/platform/web/ui/base/use-into-view.ts',
  'src/platform/web/ui/cover/confirm-dialog.tsx',
  'src/platform/web/ui/field/checkbox.tsx',
  'src/platform/web/ui/field/radio-group.tsx',
  'src/platform/web/ui/field/text-area.tsx',
  'src/platform/web/ui/show/avatar.tsx',
  'src/platform/web/ui/show/badge.tsx',
  'src/platform/web/ui/show/disclosure.tsx',
  'src/platform/web/ui/show/format-date.ts',
  'src/platform/web/ui/state/info-block.tsx',
  'src/platform/web/ui/state/progress-bar.tsx',
  'src/platform/web/ui/state/skeleton.tsx',
);
/** The router, the layout of an account, and what the head of every list has. */
const isRouted = oneOf(
  'src/app/web/routed-app.tsx',
  'src/platform/contract/rules/dates.ts',
  'src/core/account/web/session/today.ts',
  'src/core/cycle/web/shared/may-see-cycles.ts',
  'src/platform/web/shared/method-badge.tsx',
  'src/platform/web/ui/cover/menu.tsx',
  'src/platform/web/ui/cover/popover.tsx',
  'src/platform/web/ui/field/search-field.tsx',
  'src/platform/web/ui/list/filter-button.tsx',
  'src/platform/web/ui/list/nothing-found.tsx',
  'src/platform/web/ui/list/page-head.tsx',
  'src/platform/web/ui/press/tabs.tsx',
  'src/platform/web/ui/show/count.tsx',
  'src/platform/web/ui/state/empty-state.tsx',
);
// What floats is loaded when it opens, and steps are seen where something begins.
const isApart = oneOf(
  'src/platform/web/ui/cover/floating-box.tsx',
  'src/platform/web/ui/show/step-mark.tsx',
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
      'src/platform/contract/call/issues.ts',
      'src/platform/web/ui/field/native-select.tsx',
      'src/platform/web/ui/field/password-field.tsx',
      'src/platform/web/ui/field/text-field.tsx',
    ),
    priority: 5,
  },
  // What opens a session and ends it, wherever that happens.
  {
    name: 'session',
    test: oneOf(
      'src/core/account/contract/auth.ts',
      'src/core/company/contract/brand.ts',
      'src/core/account/web/session/sign-in.ts',
    ),
    priority: 5,
  },
  { name: 'sign-in', test: oneOf('src/app/web/sign-in-app.tsx'), priority: 4 },
  {
    name: 'frame',
    test: (id: string) =>
      isFrame(id) ||
      /lucide-react.*icons[\\/](calendar-days|check|clock|list-checks|user-round)\.mjs$|react-query|query-core/.test(
        id,
      ),
    priority: 3,
  },
  { name: 'answering', test: oneOf('src/app/web/answering-app.tsx'), priority: 2 },
  { name: 'routed', test: isRouted, priority: 1 },
  // Small as they are, what chooses people and what says that there are none yet weigh less as one file.
  {
    name: 'choices',
    test: oneOf(
      'src/core/account/web/session/nothing-yet.tsx',
      'src/platform/web/shared/place-line.ts',
    ),
    priority: 1,
  },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 3 },
  {
    name: 'controls',
    test: (id: string) => /[\\/]platform[\\/]web[\\/]ui[\\/]/.test(id) && !isApart(id),
    minShareCount: 3,
  },
];

/**
 * What src/app/web/public/first.js fetches early, by the program that opens and the beginning of the address; $ is
 * the language.
 */
const places = [
  {
    program: 'sign-in',
    path: '/',
    modules: [
      'src/app/texts/entry/$.ts',
      'src/platform/texts/validation/$.ts',
      'src/app/web/sign-in-app.tsx',
    ],
  },
  {
    program: 'answering',
    path: '/',
    modules: [
      'src/app/web/answering-app.tsx',
      'src/app/texts/parts/$.ts',
      ...['app/texts/entry', 'app/texts/frame', 'core/answering/texts'].map(
        (part) => `src/${part}/$.ts`,
      ),
    ],
  },
  {
    program: 'account',
    path: '/',
    modules: [
      'src/app/web/routed-app.tsx',
      'src/app/texts/parts/$.ts',
      'src/app/texts/entry/$.ts',
      'src/app/texts/frame/$.ts',
      'src/platform/texts/shared/$.ts',
    ],
  },
  {
    program: 'account',
    path: '/estimation/questionary',
    modules: [
      'src/core/questionary/web/journal/journal-page.tsx',
      'src/core/questionary/texts/$.ts',
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
  'src/app/web/main.tsx',
  'src/app/web/answering-app.tsx',
  'src/app/web/menu/help-link.tsx',
  'src/core/answering/web/answering/gone-elsewhere.tsx',
  'src/core/answering/web/handover/hand-over.tsx',
  'src/core/answering/web/link/kept-people.tsx',
  'src/core/answering/web/link/without-link.tsx',
  'src/core/account/web/session/kept-invitations.ts',
  'src/platform/web/ui/cover/modal-window.tsx',
  ...['ru', 'en'].flatMap((locale) =>
    [
      'app/texts/parts',
      'app/texts/entry',
      'app/texts/frame',
      'addon/help/texts/link',
      'platform/texts/validation',
      'core/answering/texts',
      'core/answering/texts/handover',
    ].map((part) => `src/${part}/${locale}.ts`),
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
    const program = { version, page: chunkOf('src/app/web/main.tsx', bundle), files };
    const source = readFileSync(
      join(import.meta.dirname, 'src/platform/web/offline/worker.js'),
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

/** What the server alone reads of a call: its summary for `/api/docs`, and how it is let in. Browsers load every call they make. */
const withoutServersPart: Plugin = {
  name: 'without-servers-part',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/].*\.ts$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/(^ *|\{ )summary:(\s*)(['"`])(?:(?!\3).)*\3,?/gm, '$1$2')
        .replaceAll(
          /^ *(?:fromAnywhere|ofAccount|ofOwner|ownLine|fresh): (?:true|'sometimes'),$/gm,
          '',
        ),
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

/** /ui-kit of `npm run dev` shows all controls. No build has it. */
const uiKit: Plugin = {
  name: 'ui-kit',
  apply: 'serve',
  configureServer: (server) => {
    const folder = join(import.meta.dirname, 'test', 'ui-kit');
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    server.middlewares.use('/ui-kit', async (_, response) => {
      const html = page.replace('./', `${normalizePath(join('/@fs/', folder))}/`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml('/ui-kit', html));
    });
  },
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
  root: 'src/app/web',
  plugins: [
    react(),
    commonStyles,
    withoutServersPart,
    announceFirst,
    nameBrowsers,
    buildOffline,
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
    modulePreload: { polyfill: false },
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
