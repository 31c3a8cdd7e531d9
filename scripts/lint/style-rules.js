// What styles and screens may not do, so that a control can be changed in its own place.
import { dirname } from 'node:path';

/** Classes of controls named in a screen's styles or markup: it takes a control's props instead. */
export function controlClasses(text) {
  return text.match(/(?<![\w/#-])ui-(?!kit\b)[a-z][\w-]*/g) ?? [];
}

/** Widths that have no name: screens change at those of web/ui/base/breakpoints.ts alone. */
export function unnamedWidths(css) {
  return (
    withoutComments(css).match(/@(?:media|container)[^{]*\b(?:inline-size|width)\b[^{]*/g) ?? []
  );
}

/** Classes that are styled in two rooms; all controls together are one room. */
export function sharedClasses(files) {
  const rooms = new Map();
  for (const { path, css } of files) {
    const room = path.startsWith('web/ui/') ? 'web/ui' : dirname(path);
    for (const name of classesIn(css)) rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  }
  return [...rooms]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name}: ${[...places].sort().join(', ')}`);
}

/** Those of its selectors: what stands before a brace. */
function classesIn(css) {
  const selectors = withoutComments(css).match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => selector.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? []);
}

const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');
