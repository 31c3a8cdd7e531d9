/**
 * The oldest browsers in which everything works that a rater meets, and the one place that says so. The
 * build aims at them, `check-browsers.ts` holds what is built to them, and the page for an older browser
 * names them (decision 048).
 */

/** The keys are those of MDN's browser-compat-data. */
export const oldestBrowsers = {
  safari: '16.4',
  safari_ios: '16.4',
  firefox: '121',
  chrome: '111',
} as const;

/** The newest year of ECMAScript whose syntax all of them read. */
export const readableSyntax = 2022;

const { safari, safari_ios, firefox, chrome } = oldestBrowsers;

/** What Vite's `build.target` takes. */
export const buildTarget = [
  `safari${safari}`,
  `ios${safari_ios}`,
  `firefox${firefox}`,
  `chrome${chrome}`,
];

/** The first on such a Chromium. */
const yandex = '23.5';

/** As people read it. */
export const namedBrowsers = {
  ru: `Safari ${safari}, iOS ${safari_ios}, Firefox ${firefox}, Chrome и Edge ${chrome}, Яндекс Браузер ${yandex}`,
  en: `Safari ${safari}, iOS ${safari_ios}, Firefox ${firefox}, Chrome and Edge ${chrome}`,
};
