import { getBrandList, getGeoInfo } from '#contract/brand.ts';
import { defaultLocale } from '#i18n/t.ts';
import { withPossession } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { acceptedLocale } from '#server/http/locale.ts';
import { listBrands } from './queries.ts';

/** Countries where Russian is the safer guess (rule 8). */
const russianSpeaking = ['RU', 'BY', 'KZ', 'KG'];

export const routes: Route[] = [
  on(getBrandList)(async ({ context, request }) => {
    const { fixed, brands } = await withPossession(context.database, {}, (tx) =>
      listBrands(tx, request.hostname),
    );
    return { data: brands, fixed, demo: context.config.demo };
  }),
  on(getGeoInfo)(async ({ context, request }) => {
    const { countryHeader } = context.config;
    const country = countryHeader && request.headers[countryHeader];
    if (typeof country === 'string' && country) {
      return { locale: russianSpeaking.includes(country.toUpperCase()) ? 'ru' : 'en' };
    }
    return { locale: acceptedLocale(request.headers['accept-language']) ?? defaultLocale };
  }),
];
