import { expect, test } from 'vitest';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import { speak } from '#platform/texts/speak.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['Chrome, Windows', `${windows} ${blink} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge, Windows', `${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  [
    'Яндекс Браузер, Windows',
    `${windows} ${blink} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`,
  ],
  ['Opera, Mac', `${mac} ${blink} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Safari, Mac', `${mac} ${webkit} Version/18.5 Safari/605.1.15`],
  ['Safari, iPhone', `${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome, iPhone', `${iphone} ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64) ${blink} Chrome/140.0.0.0 Safari/537.36`],
  ['Неизвестное устройство', 'curl/8.5.0'],
  ['Неизвестное устройство', `<script>alert(1)</script>${'x'.repeat(10_000)} Chrome/1`],
  ['Неизвестное устройство', ''],
])('%s', (name, userAgent) => {
  expect(spokenDevice(deviceOf(userAgent), speak.ru)).toBe(name);
});
