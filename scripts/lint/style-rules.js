// What styles and screens may not do, so that each control can be changed in one place.
import { dirname } from 'node:path';

/**
 * Finds classes of controls in a screen's styles or markup. A screen uses the control's props
 * instead.
 */
export function controlClasses(text) {
  return text.match(/(?<![\w/#-])ui-[a-z][\w-]*/g) ?? [];
}

/** Finds widths and heights without a name: screens change only at those of src/platform/web/ui/base/breakpoints.ts. */
export function unnamedSizes(css) {
  return (
    withoutComments(css).match(
      /@(?:media|container)[^{]*\b(?:inline-size|block-size|width|height)\b[^{]*/g,
    ) ?? []
  );
}

/**
 * Finds colours that change at another width than a phone's. The walks check colours on a phone and
 * on a wide screen, and nowhere between them.
 */
export function coloursByWidth(css) {
  const text = withoutComments(css);
  return [...text.matchAll(/@media[^{]*--(?:narrow|upright|tablet)\b[^{]*\{/g)].flatMap(
    (rule) => blockAt(text, rule.index + rule[0].length).match(colour) ?? [],
  );
}

const colour =
  /(?<=[{;\s])(?:color|background(?:-color|-image)?|opacity|filter|fill|border(?:-[a-z]+)*-color)\s*:[^;}]*/g;

/** What stands between a brace that opens just before `start` and the one that closes it. */
function blockAt(text, start) {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  }
  return text.slice(start, end);
}

/** Finds classes that are styled in two rooms. All controls together count as one room. */
export function sharedClasses(files) {
  const rooms = new Map();
  for (const { path, css } of files) {
    const room = path.startsWith('src/platform/web/ui/') ? 'src/platform/web/ui' : dirname(path);
    for (const name of classesIn(css)) rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  }
  return [...rooms]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name}: ${[...places].sort().join(', ')}`);
}

/** The classes in its selectors, which are what comes before a brace. */
function classesIn(css) {
  const selectors = withoutComments(css).match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((selector) => selector.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? []);
}

const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');
