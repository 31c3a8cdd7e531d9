import {
  getDocumentList,
  getRightsHolder,
  type RightsHolder,
} from '#addon/legal/contract/legal.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import type { Config } from '#platform/server/shared/config.ts';
import { documentName, documentsOnOffer } from './documents.ts';

export const routes: Route[] = [
  on(getRightsHolder)(async ({ context }) => ({ data: rightsHolderOf(context.config) })),
  on(getDocumentList)(async ({ context }) => {
    const offered = await documentsOnOffer(context);
    return { data: offered.map((one) => ({ ...one, path: `/documents/${documentName(one)}` })) };
  }),
];

function rightsHolderOf({ company }: Pick<Config, 'company'>): RightsHolder {
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
