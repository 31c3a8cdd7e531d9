import qs from 'qs';

/** Reads `filterList[method]=90,360` and the like; everything stays text. */
export function readQueryString(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 2, parameterLimit: 200, arrayLimit: 100, plainObjects: false });
}
