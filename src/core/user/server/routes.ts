import {
  getAvailableRoutes,
  getCurrentUserInfo,
  switchBrand,
  switchLocale,
} from '#core/account/contract/current-user.ts';
import {
  findAccountPerson,
  listOpenBrands,
  setLocale,
} from '#core/account/server/account-queries.ts';
import { factorNotice } from '#core/account/server/factor/notice.ts';
import { requireFactorIn } from '#core/account/server/factor/require-factor.ts';
import { noteEntry } from '#core/account/server/note-entry.ts';
import { openHandoff } from '#core/account/server/open-session.ts';
import { requireOwnEntry } from '#core/account/server/own-entry.ts';
import { moveSession } from '#core/account/server/queries.ts';
import { ipListOf, isTooOld } from '#core/account/server/session.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { changeDetails } from '#core/audit/server/rules.ts';
import { usualSendingTime } from '#core/company/contract/company-settings.ts';
import { accentOf } from '#core/company/contract/rules/accent.ts';
import { hostOf, hostsOf } from '#core/company/server/address.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import type { RightChange } from '#core/security/contract/rules/right-change.ts';
import {
  createUser,
  deleteUser,
  getRoles,
  getUserList,
  sendAccountLetter,
  type User,
  updateUser,
} from '#core/user/contract/user.ts';
import { roles } from '#platform/contract/call/access.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import { type Scope, withPossession } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { hasMatrix } from '#platform/server/matrix/rules.ts';
import { requireAdmitted } from '#platform/server/shared/address/address-list.ts';
import { notFound, stale } from '#platform/server/shared/errors.ts';
import { requireFresh } from '#platform/server/shared/fresh.ts';
import { requireOwner, requireReach } from '#platform/server/shared/owner.ts';
import { createUser as create } from './create-user.ts';
import { getMember, listMembers } from './member-queries.ts';
import { savedOrSent } from './own-email.ts';
import { type Asker, getUser, namedRole, presentUsers } from './present.ts';
import { countOpenAssignments, findPhotoUrl, getPerson, listOwnBrands } from './queries.ts';
import { listToTell } from './right/queries.ts';
import { changeUser, removeUser } from './right/take-right.ts';
import { type About, type ToTell, tellRights } from './right/tell-rights.ts';
import { pendingEmailOf, standingDetails } from './rules.ts';
import { sendAccessAgain } from './send-again.ts';

export const routes: Route[] = [
  on(getCurrentUserInfo)(currentUser),
  // Nobody is led to an application that isn't there (rule 174).
  on(getAvailableRoutes)(async ({ actor, context: { config } }) => ({
    data: [...actor.permissions].filter(
      (name) => hasMatrix(config) || name !== 'matrix_matrix_list',
    ),
  })),
  on(getRoles)(async ({ t }) => ({ data: roles.map((role) => namedRole(role, t)) })),
  on(switchBrand)(moveToBrand),
  on(switchLocale)(async ({ context, actor, params, body }) => {
    const { accountId } = actor;
    await withPossession(context.database, { accountId }, async (tx) => {
      // The window may show another brand than the session has by now.
      const own = (await listOwnBrands(tx, accountId)).map(({ membershipId }) => membershipId);
      if (![accountId, ...own].includes(params.id)) throw notFound();
      await setLocale(tx, accountId, body.locale);
    });
    return {};
  }),
  on(getUserList)((call) =>
    asAsker(call, async (scope, asker) => {
      const { rows, count } = await listMembers(scope, call.query, {
        byAccount: call.actor.permissions.has('user_user_update'),
      });
      return { data: await presentUsers(scope, rows, asker), count };
    }),
  ),
  on(createUser)((call) =>
    asAsker(call, async (scope, asker) => {
      const id = await create(scope, call.body, asker);
      const key = call.body.disabled ? 'createdDisabled' : 'created';
      const data = await getUser(scope, id, asker);
      const details = standingDetails(undefined, standingOf(data));
      const name = loggedName(data);
      await noteAudit(scope, call, { verb: 'create', kind: 'user', id, name, details });
      await tell(scope, call, { about: data, change: details, to: await listToTell(scope, id) });
      return { data, message: call.t(`userMessages.${key}`) };
    }),
  ),
  on(updateUser)((call) =>
    asAsker(call, async (scope, asker) => {
      const { id: _, version, ...form } = call.body;
      await lockBrand(scope);
      // Before the version is compared: the profile and the import change it under this lock.
      if (form.employeeIdList) await lockEmployees(scope);
      const member = await getMember(scope, call.params.id);
      const before = await getUser(scope, member.id, asker);
      const isOwn = member.accountId === call.actor.accountId;
      if (isOwn && form.email !== member.email) requireOwner(call.actor, asker.now);
      if (version !== undefined && version !== member.version) throw stale(before);
      const to = await listToTell(scope, member.id);
      const { isTold, due } = await changeUser(scope, member, form, asker);
      const data = await getUser(scope, member.id, asker);
      const change = standingDetails(standingOf(before), standingOf(data));
      const details = { ...changeDetails('user', before, data), ...change };
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'user',
        id: member.id,
        name: loggedName(data),
        details,
      });
      await tell(scope, call, { about: member, change, to });
      if (due) return { data, message: call.t('userMessages.right.asked') };
      const said = call.t(`userMessages.${isTold ? 'savedAndTold' : 'saved'}`);
      const message = savedOrSent(call, form, data, said);
      return { data, message };
    }),
  ),
  on(sendAccountLetter)((call) =>
    asAsker(call, async (scope, asker) => {
      await lockBrand(scope);
      const member = await getMember(scope, call.params.id);
      await sendAccessAgain(scope, member, asker.now);
      const data = await getUser(scope, member.id, asker);
      const { id } = member;
      const name = loggedName(data);
      await noteAudit(scope, call, { verb: 'inviteAgain', kind: 'user', id, name });
      return { data, message: call.t('userMessages.letterAgain') };
    }),
  ),
  on(deleteUser)((call) =>
    asAsker(call, async (scope, asker) => {
      await lockBrand(scope);
      const member = await getMember(scope, call.params.id);
      const to = await listToTell(scope, member.id);
      if (await removeUser(scope, member, asker)) {
        return { message: call.t('userMessages.right.asked') };
      }
      const { id } = member;
      const details = standingDetails(member, undefined);
      const name = loggedName(member);
      await noteAudit(scope, call, { verb: 'delete', kind: 'user', id, name, details });
      await tell(scope, call, { about: member, change: { ...details, removed: true }, to });
      return { message: call.t('userMessages.deleted') };
    }),
  ),
];

const standingOf = ({ roles: held, disabled }: User) => ({
  roles: held.map(({ id }) => id),
  disabled,
});

type Asked = Pick<Call<typeof getUserList>, 'context' | 'actor' | 't' | 'locale' | 'request'>;

/** Tells all super administrators and the person what has just been given or taken, if anything was. */
async function tell(
  scope: Scope,
  { context, actor }: Asked,
  { about, change, to }: { about: About; change: RightChange; to: ToTell },
): Promise<void> {
  const { roles: held, disabled, removed } = change;
  if (!held && !disabled && !removed) return;
  const by = await findAccountPerson(scope.tx, actor.accountId);
  const said = { ...(held && { roles: held }), ...(disabled && { disabled }) };
  const news = {
    what: 'done',
    by: by ?? null,
    about,
    change: { ...said, ...(removed && { removed }) },
  } as const;
  await tellRights(scope, news, { to, now: context.now() });
}

/** Runs one transaction in the caller's brand, with who asks. */
const asAsker = <R>(call: Asked, work: (scope: Scope, asker: Asker) => Promise<R>): Promise<R> =>
  inBrand(call, (scope, { now }) =>
    work(scope, { ...call.actor, t: call.t, now, request: call.request }),
  );

async function currentUser(call: Call<typeof getCurrentUserInfo>) {
  const { context, actor, request, t } = call;
  const { database, now } = context;
  const { accountId, brandId, employeeId } = actor;
  const { person, brands } = await withPossession(database, { accountId }, async (tx) => ({
    person: await getPerson(tx, accountId),
    // Whoever runs a company's provider learns of no other company of its people (rule 111).
    brands: (await listOwnBrands(tx, accountId)).filter(
      ({ id }) => actor.reach === 'account' || id === brandId,
    ),
  }));
  const current = brands.find(({ id }) => id === brandId);
  const today = dateIn(actor.timeZone, now());
  const isVouched = actor.reach === 'brand' && actor.hasFactor;
  const own = employeeId
    ? await inBrand(call, async (scope) => ({
        photoUrl: await findPhotoUrl(scope, employeeId),
        openAssignments: await countOpenAssignments(scope, employeeId, today),
      }))
    : { photoUrl: null, openAssignments: 0 };
  return {
    data: {
      id: actor.membershipId,
      email: person.email,
      pendingEmail: pendingEmailOf(person, now()),
      employeeId,
      firstName: person.firstName,
      lastName: person.lastName,
      ...own,
      locale: person.locale,
      timeZone: actor.timeZone,
      letterHour: current?.letterHour ?? usualSendingTime,
      share: current?.share ?? 'members',
      shareDomainList: current?.shareDomains ?? [],
      factorNotice: current
        ? factorNotice({ ...actor, ...current }, { ...person, isVouched }, today)
        : null,
      isSlackOn: context.slack !== null,
      roles: actor.roles.map((role) => namedRole(role, t)),
      defaultLocale: current?.defaultLocale ?? person.locale,
      logoutDomain: current?.domain === hostOf(request) ? current.logoutDomain : null,
      brandList: brands.map(({ id, name, slug, icon, logo, accentColor, active }) => ({
        name,
        slug,
        icon,
        logo,
        active,
        accent: accentOf(accentColor),
        current: id === brandId,
      })),
    },
  };
}

/**
 * Only to one of the caller's own brands. One that is at home on another host is reached by a handoff
 * (rules 3 and 73).
 */
async function moveToBrand({ context, actor, body, request }: Call<typeof switchBrand>) {
  const { database, now } = context;
  const { accountId, sessionId, tokenHash } = actor;
  requireReach(actor);
  const brands = await withPossession(database, { accountId }, (tx) =>
    listOpenBrands(tx, accountId, hostsOf(request, context.config)),
  );
  const chosen = brands.find((brand) => brand.name === body.name);
  if (!chosen) throw notFound();
  if (chosen.id !== actor.brandId) requireOwnEntry(chosen, now());
  requireAdmitted({ ipList: ipListOf(chosen, now()) }, request);
  await requireFactorIn(context, actor, chosen);
  // Its sessions end sooner: it takes this one with a new proof.
  if (isTooOld(actor, chosen, now())) requireFresh(actor, now());
  if (chosen.domain && chosen.domain !== hostOf(request)) {
    const member = { accountId, brandId: chosen.id };
    const token = await withPossession(database, { accountId }, async (tx) => {
      const opened = await openHandoff(tx, { ...member, sessionId }, now());
      await noteEntry(tx, member, 'switchBrand', { context, request });
      return opened;
    });
    return { token, holdingDomain: chosen.domain };
  }
  await withPossession(database, { accountId, tokenHash }, async (tx) => {
    await moveSession(tx, tokenHash, chosen.id);
    if (chosen.id !== actor.brandId) {
      await noteEntry(tx, { accountId, brandId: chosen.id }, 'switchBrand', { context, request });
    }
  });
  return {};
}
