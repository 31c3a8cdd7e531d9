import type { Plugin } from 'vite';
import { customMedia } from '#platform/web/ui/base/breakpoints.ts';
import { namedBrowsers } from '../browsers/oldest.ts';

/**
 * Every file of styles begins with the order of the layers, for they load in any order, and knows the
 * named widths; these stand at its end, where they do not part it from its imports.
 */
export const commonStyles: Plugin = {
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
export const withoutServersPart: Plugin = {
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
export const nameBrowsers: Plugin = {
  name: 'name-browsers',
  transformIndexHtml: (html) =>
    html.replace(/\{\{browsers (ru|en)\}\}/g, (_, locale: 'ru' | 'en') => namedBrowsers[locale]),
};
