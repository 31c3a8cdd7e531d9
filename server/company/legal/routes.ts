import { type Company, getCompany, getDocumentList } from '#contract/company/legal.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import type { Config } from '#server/platform/shared/config.ts';
import { documentName, documentsOnOffer } from './documents.ts';

export const routes: Route[] = [
  on(getCompany)(async ({ context }) => ({ data: companyOf(context.config) })),
  on(getDocumentList)(async ({ context }) => {
    const offered = await documentsOnOffer(context);
    return { data: offered.map((one) => ({ ...one, path: `/documents/${documentName(one)}` })) };
  }),
];

function companyOf({ company }: Pick<Config, 'company'>): Company {
  const { name, inn, kpp, ogrn, address, head, email, phone, bank } = company;
  return {
    name: name ?? null,
    inn: inn ?? null,
    kpp: kpp ?? null,
    ogrn: ogrn ?? null,
    address: address ?? null,
    head: head ?? null,
    email: email ?? null,
    phone: phone ?? null,
    bank: bank ?? null,
  };
}
