import { getBrandList } from '#contract/company/brand.ts';
import {
  getBrandIcon,
  getBrandSettings,
  updateBrandSettings,
} from '#contract/company/brand-settings.ts';
import { getGeoInfo } from '#contract/platform/geo-info.ts';
import { defaultLocale } from '#i18n/t.ts';
import { withPossession } from '#server/platform/db/scope.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { acceptedLocale } from '#server/platform/http/locale.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { hostOf } from './address.ts';
import { listBrands } from './queries.ts';
import { updateSettings } from './settings.ts';
import { findIcon, getSettings } from './settings-queries.ts';

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
  on(getBrandSettings)((call) =>
    inBrand(call, async (scope) => ({ data: await getSettings(scope) })),
  ),
  on(updateBrandSettings)(updateSettings),
  on(getBrandIcon)(async ({ context, params }) => {
    const file = await withPossession(context.database, {}, (tx) => findIcon(tx, params));
    if (!file) throw notFound();
    return { file, contentType: 'image/png', name: 'icon.png', lasts: true };
  }),
];
