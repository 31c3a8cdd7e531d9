import type { Device } from '#platform/contract/rules/device.ts';

/** The first that fits counts: nearly all browsers also call themselves Chrome, Safari or both. */
const browserMarks: [NonNullable<Device['browser']>, RegExp][] = [
  ['yandex', /YaBrowser\//],
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Version\/.*Safari\//],
];
const systemMarks: [NonNullable<Device['system']>, RegExp][] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['chromeos', /CrOS/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux/],
];
/** Nothing that tells a browser from another stands behind this many characters. */
const longest = 500;

/** What a User-Agent header says. A caller may write anything there, so only known names are kept. */
export function deviceOf(userAgent = ''): Device {
  const said = userAgent.slice(0, longest);
  const first = <Name>(marks: [Name, RegExp][]) =>
    marks.find(([, mark]) => mark.test(said))?.[0] ?? null;
  return { browser: first(browserMarks), system: first(systemMarks) };
}
