import type { Translation } from '#platform/texts/t.ts';
import type { device as ru } from './ru.ts';

export const device: Translation<typeof ru> = {
  browser: {
    yandex: 'Yandex Browser',
    edge: 'Edge',
    opera: 'Opera',
    samsung: 'Samsung Internet',
    firefox: 'Firefox',
    chrome: 'Chrome',
    safari: 'Safari',
  },
  system: {
    iphone: 'iPhone',
    ipad: 'iPad',
    android: 'Android',
    windows: 'Windows',
    mac: 'Mac',
    chromeos: 'ChromeOS',
    linux: 'Linux',
  },
  unknown: 'Unknown device',
};
