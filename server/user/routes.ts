import { type Role, roles } from '#contract/access.ts';
import {
  getAvailableRoutes,
  getCurrentUserInfo,
  getRoles,
  switchBrand,
  switchLocale,
} from '#contract/user.ts';
import type { T } from '#i18n/t.ts';
import { listOpenBrands, moveSession, setLocale } from '#server/auth/queries.ts';
import { openHandoff } from '#server/auth/session.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import { notFound } from '#server/errors.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { findPhotoUrl, getAccount, listOwnBrands } from './queries.ts';

export const routes: Route[] = [
  on(getCurrentUserInfo)(currentUser),
  on(getAvailableRoutes)(async ({ actor }) => ({ data: [...actor.permissions] })),
  on(getRoles)(async ({ t }) => ({ data: roles.map((role) => named(role, t)) })),
  on(switchBrand)(moveToBrand),
  on(switchLocale)(async ({ context, actor, params, body }) => {
    const { accountId } = actor;
    if (params.id !== accountId) throw notFound();
    await withPossession(context.database, { accountId }, (tx) =>
      setLocale(tx, accountId, body.locale),
    );
    return {};
  }),
];

const named = (id: Role, t: T) => ({ id, name: t(`role.${id}`) });

async function currentUser({ context, actor, t }: Call<typeof getCurrentUserInfo>) {
  const { database } = context;
  const { accountId, brandId, employeeId } = actor;
  const { person, brands } = await withPossession(database, { accountId }, async (tx) => ({
    person: await getAccount(tx, accountId),
    brands: await listOwnBrands(tx, accountId),
  }));
  const photoUrl =
    employeeId &&
    (await withBrand({ database, brandId }, (scope) => findPhotoUrl(scope, employeeId)));
  return {
    data: {
      id: accountId,
      email: person.email,
      employeeId,
      firstName: person.firstName,
      lastName: person.lastName,
      photoUrl,
      locale: person.locale,
      roles: actor.roles.map((role) => named(role, t)),
      brandList: brands.map(({ id, ...shown }) => ({ ...shown, current: id === brandId })),
    },
  };
}

/** Only to a brand of one's own; a brand with a host of its own is reached by a handoff (decision 3). */
async function moveToBrand({ context, actor, body, request }: Call<typeof switchBrand>) {
  const { database, now } = context;
  const { accountId, tokenHash } = actor;
  const brands = await withPossession(database, { accountId }, (tx) =>
    listOpenBrands(tx, accountId),
  );
  const chosen = brands.find((brand) => brand.name === body.name);
  if (!chosen) throw notFound();
  if (chosen.domain && chosen.domain !== request.hostname) {
    const token = await openHandoff(database, { accountId, brandId: chosen.id }, now());
    return { token, holdingDomain: chosen.domain };
  }
  await withPossession(database, { accountId, tokenHash }, (tx) =>
    moveSession(tx, tokenHash, chosen.id),
  );
  return {};
}
