/** What is newer than our oldest browsers and may be: a `what in where`, or its beginning, and the reason. */
export const exceptions: readonly { what: string; why: string }[] = [
  ...because('it is asked for first', [
    'Error.captureStackTrace in node_modules/zod/',
    'Intl.Segmenter in contract/rules/profile-fields.ts',
    'cancelIdleCallback in web/ui/cover/modal.tsx',
    'caretPositionFromPoint in node_modules/prosemirror-view/',
    'checkVisibility in node_modules/react-aria/',
    'createHTML in node_modules/prosemirror-view/',
    'createPolicy in node_modules/prosemirror-view/',
    'getComposedRanges in node_modules/prosemirror-view/',
    'getTextInfo in node_modules/react-aria/',
    'getWeekInfo in node_modules/@internationalized/date/',
    'navigation in node_modules/react-dom/',
    'requestIdleCallback in web/ui/cover/modal.tsx',
    'segment in contract/rules/profile-fields.ts',
    'setImmediate in node_modules/scheduler/',
    'skipTransition in node_modules/react-dom/',
    'startViewTransition in node_modules/@tanstack/router-core/',
    'startViewTransition in node_modules/react-dom/',
  ]),
  ...because('an object of its own has a method of that name', [
    'destroy in node_modules/@tanstack/query-core/',
    'destroy in node_modules/prosemirror-view/',
    'destroy in web/shared/rich-text/use-editor.ts',
    'draw in node_modules/d3-shape/',
    'forget in web/questionary/form/form-subjects.tsx',
    'forget in web/testing/answering/',
    'from in node_modules/@internationalized/date/',
    'from in node_modules/orderedmap/',
    'from in node_modules/prosemirror-',
    'from in node_modules/rope-sequence/',
    'move in node_modules/prosemirror-view/',
    'radius in web/report/content/radar.tsx',
    'sync in node_modules/prosemirror-model/',
    'use in node_modules/react/',
  ]),
  ...because('without it a screen looks a little plainer', [
    '::-webkit-scrollbar in styles',
    '::-webkit-scrollbar-thumb in styles',
    '::-webkit-search-cancel-button in styles',
    'cursor: ',
    'forced-color-adjust',
    'scrollbar-color',
    'scrollbar-width',
    'text-decoration: dotted in styles',
    'text-size-adjust in styles',
    'text-wrap',
  ]),
  ...because('without it a text field keeps its size', ['field-sizing', 'resize']),
  ...because('without it a long list is painted as a whole', [
    'contain-intrinsic-size in styles',
    'content-visibility',
  ]),
];

function because(why: string, whats: readonly string[]) {
  return whats.map((what) => ({ what, why }));
}
