import { getBrandList } from '#core/company/contract/brand.ts';
import {
  getBrandPicture,
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { acceptedLocale } from '#platform/server/http/locale.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { defaultLocale } from '#platform/texts/t.ts';
import { hostOf } from './address.ts';
import { listBrands } from './queries.ts';
import { updateSettings } from './settings.ts';
import { findPicture, getSettings } from './settings-queries.ts';

/** Countries where Russian is the safer guess (rule 8). */
const russianSpeaking = ['RU', 'BY', 'KZ', 'KG'];

export const routes: Route[] = [
  on(getBrandList)(async ({ context, request }) => {
    const { companyList, demo, isPublicDemo } = context.config;
    const { fixed, brands } = await withPossession(context.database, {}, (tx) =>
      listBrands(tx, hostOf(request)),
    );
    const typed = !fixed && !companyList;
    return { data: typed ? [] : brands, fixed, typed, demo, publicDemo: isPublicDemo };
  }),
  on(getGeoInfo)(async ({ context, request }) => {
    const { countryHeader } = context.config;
    const country = countryHeader && request.headers[countryHeader];
    if (typeof country === 'string' && country) {
      return { locale: russianSpeaking.includes(country.toUpperCase()) ? 'ru' : 'en' };
    }
    return { locale: acceptedLocale(request.headers['accept-language']) ?? defaultLocale };
  }),
  on(getCompanySettings)((call) =>
    inBrand(call, async (scope) => ({ data: await getSettings(scope) })),
  ),
  on(updateCompanySettings)(updateSettings),
  on(getBrandPicture)(async ({ context, params }) => {
    const file = await withPossession(context.database, {}, (tx) => findPicture(tx, params));
    if (!file) throw notFound();
    return { file, contentType: 'image/png', name: `${params.kind}.png`, lasts: true };
  }),
];
