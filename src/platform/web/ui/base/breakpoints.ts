/**
 * The greatest widths in px of each kind of screen. Styles use them by name: `@media (--phone)` and
 * `@media not (--phone)`.
 */
export const breakpoints = {
  /** A phone: what is side by side on wider screens is stacked. */
  narrow: 480,
  /** Up to this width it counts as mobile. */
  phone: 768,
  /** A tablet held upright: what is beside the main content elsewhere goes below it. */
  upright: 1023,
  /** Up to this width it counts as a tablet. */
  tablet: 1248,
  /** Up to this width a row of many buttons has no room for all their words. */
  desk: 1680,
} as const;

/**
 * The greatest height in px of a low screen: a phone on its side, or a page at 400 %. What sticks elsewhere
 * would cover most of it, so there it scrolls with the page.
 */
const low = 480;

/** The greatest height in px at which nothing sticks at all, for example above a keyboard on the screen. */
const flat = 300;

/** The same as CSS. vite.config.ts puts it before every style file, because each is compiled on its own. */
export const customMedia = [
  ...Object.entries(breakpoints).map(
    ([name, width]) => `@custom-media --${name} (width <= ${width}px);`,
  ),
  `@custom-media --low (height <= ${low}px);`,
  `@custom-media --flat (height <= ${flat}px);`,
].join('\n');
