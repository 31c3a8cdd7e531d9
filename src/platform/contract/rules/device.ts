import type { T } from '#platform/texts/t.ts';

/** What a session knows of its device: names from these lists, never the browser's own text. */
export const browsers = [
  'yandex',
  'edge',
  'opera',
  'samsung',
  'firefox',
  'chrome',
  'safari',
] as const;
export const systems = [
  'iphone',
  'ipad',
  'android',
  'windows',
  'mac',
  'chromeos',
  'linux',
] as const;

export interface Device {
  browser: (typeof browsers)[number] | null;
  system: (typeof systems)[number] | null;
}

/** A device in words: "Chrome, Windows". */
export function spokenDevice({ browser, system }: Device, t: T): string {
  const names = [browser && t(`device.browser.${browser}`), system && t(`device.system.${system}`)];
  return names.filter(Boolean).join(', ') || t('device.unknown');
}
