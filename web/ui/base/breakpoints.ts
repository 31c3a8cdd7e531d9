/**
 * The widths in px up to which a screen is narrow, a phone's and so on. Styles know them by name:
 * `@media (--phone)` and `@media not (--phone)`.
 */
export const breakpoints = {
  /** A phone: what stands in pairs on others stands one under another. */
  narrow: 480,
  /** Phones and what is no wider (spec 1, section 2). */
  phone: 768,
  /** A tablet held upright: what stands beside the main thing stands under it. */
  upright: 1023,
  /** Any tablet (spec 1, section 2). */
  tablet: 1248,
} as const;

/** The same as CSS; put before every file of styles, as each is compiled by itself (vite.config.ts). */
export const customMedia = Object.entries(breakpoints)
  .map(([name, width]) => `@custom-media --${name} (width <= ${width}px);`)
  .join('\n');
