import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { changeDetails } from '#core/audit/server/rules.ts';
import { getPhoto } from '#core/employee/contract/photo.ts';
import { findTeam } from '#core/employee/server/leader/queries.ts';
import {
  type CompanyForm,
  getEmployeeCompany,
  getEmployeeProfile,
  type ProfileForm,
  updateAnyCompany,
  updateAnyProfile,
  updateCompany,
  updateProfile,
} from '#core/profile/contract/profile.ts';
import { savedOrSent } from '#core/user/server/own-email.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { findPhoto } from './photo-queries.ts';
import { type CompanyRow, getCompany, getProfile, type ProfileRow } from './queries.ts';
import { maySee, presentCompany, presentProfile } from './rules.ts';
import { saveCompany, saveProfile } from './save-profile.ts';

type Caller = Pick<Call<typeof getEmployeeProfile>, 'context' | 'actor' | 't' | 'locale'>;

export const routes: Route[] = [
  on(getEmployeeProfile)((call) => readProfile(call, call.params.id)),
  on(getEmployeeCompany)((call) => readCompany(call, call.params.id)),
  on(getPhoto)((call) =>
    inBrand(call, async (scope) => {
      const found = await findPhoto(scope, call.params);
      if (!found) throw notFound();
      const { file, type: contentType } = found;
      return { file, contentType, name: contentType.replace('image/', 'photo.'), lasts: true };
    }),
  ),
  on(updateProfile)((call) => keepProfile(call, own(call), call.body)),
  on(updateCompany)((call) => keepCompany(call, own(call), call.body)),
  on(updateAnyProfile)((call) => keepProfile(call, call.params.id, call.body)),
  on(updateAnyCompany)((call) => keepCompany(call, call.params.id, call.body)),
];

/** The caller's employee record. Somebody without one has no profile to save (rule 6). */
function own({ actor }: Caller): string {
  if (!actor.employeeId) throw notFound();
  return actor.employeeId;
}

const readProfile = (call: Caller, id: string) =>
  inBrand(call, async (scope) => {
    const found = await getProfile(scope, id);
    if (!maySee(call.actor, found)) throw notFound();
    return { data: presentProfile(found, call.actor) };
  });

const readCompany = (call: Caller, id: string) =>
  inBrand(call, async (scope) => {
    const found = await getCompany(scope, id);
    if (!maySee(call.actor, found)) throw notFound();
    return { data: presentCompany(found, await findTeam(scope, id), call.actor) };
  });

const keepProfile = (call: Caller, id: string, form: ProfileForm) =>
  inBrand(call, async (scope, moment) => {
    const { photoHosts } = call.context.config;
    const before = await saveProfile(scope, id, form, { ...call.actor, ...moment, photoHosts });
    const saved = await getProfile(scope, id);
    await noteChange(scope, call, id, { before, saved });
    const isHeld = form.positionId !== saved.positionId;
    const text = call.t(isHeld ? 'profileMessages.positionAsked' : 'profileMessages.saved');
    const message = savedOrSent(call, form, saved, text);
    return { data: presentProfile(saved, call.actor), message };
  });

const keepCompany = (call: Caller, id: string, form: CompanyForm) =>
  inBrand(call, async (scope, moment) => {
    const { before, standing } = await saveCompany(scope, id, form, { ...call.actor, ...moment });
    const saved = await getCompany(scope, id);
    await noteChange(scope, call, id, { before, saved, standing });
    const team = await findTeam(scope, id);
    return {
      data: presentCompany(saved, team, call.actor),
      message: call.t('profileMessages.companySaved'),
    };
  });

async function noteChange<R extends ProfileRow | CompanyRow>(
  scope: Scope,
  call: Caller,
  id: string,
  { before, saved, standing }: { before: R; saved: R; standing?: AuditDetails },
): Promise<void> {
  const name = loggedName(await getProfile(scope, id));
  const details = { ...changeDetails('employee', { ...before }, { ...saved }), ...standing };
  await noteAudit(scope, call, { verb: 'update', kind: 'employee', id, name, details });
}
