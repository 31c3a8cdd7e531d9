/** What people call a browser and what it runs on. */
export const device = {
  browser: {
    yandex: 'Яндекс Браузер',
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
  unknown: 'Неизвестное устройство',
} as const;
