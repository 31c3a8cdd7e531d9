import type { Plugin } from 'vite';
import { filesOf, withImports } from './files-of.ts';

/**
 * What src/app/web/public/first.js fetches early, by the program that opens and the beginning of the address; $ is
 * the language.
 */
const places = [
  {
    program: 'sign-in',
    path: '/',
    sources: ['app/texts/entry/$.ts', 'platform/texts/validation/$.ts', 'app/web/sign-in-app.tsx'],
  },
  {
    program: 'answering',
    path: '/',
    sources: [
      'app/web/answering-app.tsx',
      ...['app/texts/parts', 'app/texts/entry', 'app/texts/frame', 'core/answering/texts'].map(
        (texts) => `${texts}/$.ts`,
      ),
    ],
  },
  {
    program: 'account',
    path: '/',
    sources: [
      'app/web/routed-app.tsx',
      ...['app/texts/parts', 'app/texts/entry', 'app/texts/frame', 'platform/texts/shared'].map(
        (texts) => `${texts}/$.ts`,
      ),
    ],
  },
  {
    program: 'account',
    path: '/estimation/questionary',
    sources: [
      'core/questionary/web/assessments/assessments-page.tsx',
      'core/questionary/texts/$.ts',
    ],
  },
];

/** Writes the built names of those files into index.html. `apiPath`: where the API is. */
export const firstFiles = (apiPath: string): Plugin => ({
  name: 'first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, chunk: page }) {
      const there = page ? withImports(page.fileName, bundle) : new Set<string>();
      const filesIn = (locale: string, sources: readonly string[]) =>
        sources
          .flatMap((source) => filesOf(`src/${source.replace('$', locale)}`, bundle))
          .filter((file) => !there.has(file));
      const named = places.map(({ sources, ...place }) => ({
        ...place,
        ru: filesIn('ru', sources),
        en: filesIn('en', sources),
      }));
      return html.replace(
        '"/first.js"',
        `"/first.js" data-api="${apiPath}" data-places='${JSON.stringify(named)}'`,
      );
    },
  },
});
