import { expect, test } from 'vitest';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import { startApp } from '#test/start/start-app.ts';

/** The language of somebody who has chosen none, behind a proxy that names the country (rule 8). */
const house = startApp({ COUNTRY_HEADER: 'CF-IPCountry' });

test.each([
  [{ 'cf-ipcountry': 'KZ', 'accept-language': 'en' }, 'ru'],
  [{ 'cf-ipcountry': 'ru' }, 'ru'],
  [{ 'cf-ipcountry': 'DE', 'accept-language': 'ru' }, 'en'],
  [{ 'cf-ipcountry': '', 'accept-language': 'en' }, 'en'],
  [{ 'accept-language': 'en' }, 'en'],
])('%o: %s', async (headers, locale) => {
  expect((await house.call(getGeoInfo, { headers })).body.locale).toBe(locale);
});
