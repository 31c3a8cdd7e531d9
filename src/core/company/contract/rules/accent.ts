import { z } from 'zod/mini';

/**
 * A company's accent colour (rule 74): the words, buttons and marks that stand out. It must be
 * readable as text on every light ground; for dark ones a lighter shade is made of it.
 */

/** What text needs by WCAG 2.2 AA (1.4.3). */
export const leastContrast = 4.5;

/** The grounds of tokens.css that accented words stand on. */
const light = { surface: '#ffffff', soft: 0.11, grounds: ['#ffffff', '#f6f7f9', '#eef0f4'] };
const dark = { surface: '#181c22', soft: 0.18, grounds: ['#0f1216', '#181c22', '#21272f'] };
type Theme = typeof light;

const hex = /^#[0-9a-f]{6}$/;
export const isColor = (given: string): boolean => hex.test(given);

type Rgb = readonly [number, number, number];
const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => byteAt(color, at)) as unknown as Rgb;
const byteAt = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);

/** So much of one colour in the other, as `color-mix(in srgb, …)` does it. */
function mix(color: string, share: number, other: string): string {
  const [a, b] = [rgbOf(color), rgbOf(other)];
  const parts = a.map((part, at) => Math.round(part * share + (b[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast of these words on any ground of the theme, their own soft one included. */
const leastOn = (color: string, { surface, soft, grounds }: Theme): number =>
  Math.min(...[...grounds, mix(color, soft, surface)].map((ground) => contrast(color, ground)));

/** The least contrast of the colour on light grounds. White words on it have no less. */
export const contrastOnLight = (color: string): number => leastOn(color, light);
/** The same of its shade for dark grounds. */
export const contrastOnDark = (color: string): number => leastOn(shadeForDark(color), dark);

export const isReadable = (color: string): boolean => contrastOnLight(color) >= leastContrast;

/** The first of the colour's mixtures with the other that has enough contrast in this theme. */
function firstReadable(color: string, other: string, theme: Theme): string {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mix(other, percent / 100, color);
    if (leastOn(mixed, theme) >= leastContrast) return mixed;
  }
  return other;
}

/** The colour itself, or the nearest darker one that can be read on light grounds. */
export const readableShade = (color: string): string => firstReadable(color, '#000000', light);
/** The colour itself, or the nearest lighter one that can be read on dark grounds. */
export const shadeForDark = (color: string): string => firstReadable(color, '#ffffff', dark);

/** The colour in white, for what stands behind the colour itself. */
export const softShade = (color: string): string => mix(color, 0.45, light.surface);

/** The colour as each theme shows it. */
export const accentOf = (color: string | null) =>
  color === null ? null : { light: color, dark: shadeForDark(color) };

export const accentColor = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.refine(isColor, { error: 'validation.invalidColor', abort: true }),
    z.refine(isReadable, 'validation.unreadableColor'),
  );
