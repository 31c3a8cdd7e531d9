import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { manifest } from './answering-manifest.ts';
import { chunkOf, filesOf } from './files-of.ts';

/** What opens without a network (decision 084): the page, and all that answering by a link can need. */
const sources = [
  'app/web/main.tsx',
  'app/web/answering-app.tsx',
  'app/web/menu/help-link.tsx',
  'core/answering/web/answering/gone-elsewhere.tsx',
  'core/answering/web/handover/hand-over.tsx',
  'core/answering/web/quick/quick-line.tsx',
  'core/answering/web/link/kept-people.tsx',
  'core/answering/web/link/without-link.tsx',
  'core/account/web/session/kept-invitations.ts',
  'platform/web/ui/cover/modal-window.tsx',
  ...['ru', 'en'].flatMap((locale) =>
    [
      'app/texts/parts',
      'app/texts/entry',
      'app/texts/frame',
      'addon/help/texts/link',
      'platform/texts/validation',
      'core/answering/texts',
      'core/answering/texts/handover',
      'core/answering/texts/quick',
    ].map((texts) => `${texts}/${locale}.ts`),
  ),
].map((source) => `src/${source}`);

const worker = new URL('../../src/platform/web/offline/worker.js', import.meta.url);

/** Writes the service worker with the built names of those files, and the manifest of its app. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  // After Vite has taken away the chunks that are styles alone: nothing is kept offline where one file is not there.
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = sources.flatMap((source) => filesOf(source, bundle));
    const gone = built.find((file) => !bundle[file]);
    if (gone) throw new Error(`${gone} would be kept offline and is not built`);
    const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
    const files = [
      ...[...new Set([...built, ...fonts])].map((name) => `/${name}`),
      '/first.js',
      '/favicon.svg',
      '/answering.webmanifest',
      '/icon-180.png',
    ];
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const program = { version, page: chunkOf(sources[0]!, bundle), files };
    const source = readFileSync(worker, 'utf8').replace(
      /^const program = .*$/m,
      `const program = ${JSON.stringify(program)};`,
    );
    this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    this.emitFile({
      type: 'asset',
      fileName: 'answering.webmanifest',
      source: JSON.stringify(manifest),
    });
  },
};
