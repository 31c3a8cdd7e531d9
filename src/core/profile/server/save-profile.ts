import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { welcomeBack } from '#core/employee/server/access/welcome-back.ts';
import { endEmployeeAccess } from '#core/employee/server/end-employee-access.ts';
import {
  countSubordinates,
  findTeam,
  listStaff,
  lockEmployees,
  type Team,
} from '#core/employee/server/leader/queries.ts';
import { noteLeaders, saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import { followNames } from '#core/employee/server/name/follow-names.ts';
import { standingOfSaved } from '#core/employee/server/name/rules.ts';
import { noRoom } from '#core/employee/server/room.ts';
import { lockEmployee } from '#core/employee/server/row-queries.ts';
import type { Editor, SavedEmployee } from '#core/employee/server/rules.ts';
import { tellLeft } from '#core/employee/server/tell-left.ts';
import { updateEmployee } from '#core/employee/server/update-employee.ts';
import { holdOwnPosition } from '#core/employee/server/wish/hold-position.ts';
import type { CompanyForm, ProfileForm } from '#core/profile/contract/profile.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import type { Moment } from '#platform/server/http/in-brand.ts';
import { conflict, invalid, stale } from '#platform/server/shared/errors.ts';
import { keepPhoto } from './keep-photo.ts';
import {
  type CompanyRow,
  getCompany,
  getProfile,
  type ProfileRow,
  saveColumns,
} from './queries.ts';
import {
  companyColumns,
  companyIssues,
  employeeOfCompany,
  employeeOfProfile,
  leaderIssues,
  orSaved,
  presentCompany,
  presentProfile,
  profileColumns,
  profileIssues,
  type Viewer,
  wantedLeaders,
} from './rules.ts';

/**
 * Saves the profile over a locked employee and returns what it was before. A new e-mail moves the
 * account (rule 6); one's own moves it only once proven. One's own new position waits for HR (rule 192).
 */
export async function saveProfile(
  scope: Scope,
  id: string,
  form: ProfileForm,
  editor: Editor & Moment & { photoHosts: readonly string[] },
): Promise<ProfileRow> {
  const saved = await lockEmployee(scope, id);
  const before = await getProfile(scope, id);
  if (isStale(form, saved)) throw stale(presentProfile(before, editor));
  const issues = profileIssues(form, id);
  if (issues.length > 0) throw invalid(...issues);
  const held = await holdOwnPosition(scope, employeeOfProfile(form, saved), saved, editor);
  await updateEmployee(scope, saved, held, editor);
  const photo = {
    given: orSaved(form.photoUrl, before.photoUrl),
    saved: before.photoUrl,
    hosts: editor.photoHosts,
  };
  await saveColumns(scope, id, {
    ...profileColumns(form, before),
    photoUrl: await keepPhoto(scope, id, photo),
    version: saved.version + 1,
  });
  return before;
}

/**
 * Saves a locked employee's place in the company and returns what it was before. A dismissal ends
 * their access (rule 35).
 */
export async function saveCompany(
  scope: Scope,
  id: string,
  form: CompanyForm,
  editor: Editor & Moment,
): Promise<{ before: CompanyRow; standing: AuditDetails }> {
  // Locks the brand before the employee, as everything that ends an access does. In another order
  // two calls would wait for each other.
  if (form.firedAt) await lockBrand(scope);
  if (form.leaderList !== undefined || form.firedAt === null) await lockEmployees(scope);
  const saved = await lockEmployee(scope, id);
  const before = await getCompany(scope, id);
  const team = await findTeam(scope, id);
  if (isStale(form, saved)) throw stale(presentCompany(before, team, editor));
  const leading = await findLeading(scope, form, before, team);
  const issues = [
    ...companyIssues(form, { id, today: editor.today, saved: before }),
    ...leaderIssues(leading, scope.locale),
  ];
  const isBack = saved.isFired && form.firedAt === null;
  if (isBack) {
    const full = await noRoom(scope, { coming: 1, path: 'firedAt' });
    if (full) issues.push(full);
  }
  if (issues.length > 0) throw invalid(...issues);
  const columns = companyColumns(form, before);
  await updateEmployee(scope, saved, employeeOfCompany(form, saved), editor);
  await saveColumns(scope, id, {
    ...columns,
    ...(isBack && { addressSince: editor.now }),
    version: saved.version + 1,
  });
  const change = { employeeId: id, before: before.leaderIds, after: leading.wanted };
  const users = await saveLeaders(scope, [change]);
  await noteLeaders(scope, { context: { now: () => editor.now }, actor: editor }, users);
  const standing = await followDismissal(scope, saved, columns.firedAt, editor);
  return { before, standing };
}

async function findLeading(scope: Scope, form: CompanyForm, before: CompanyRow, team: Team) {
  const { leaderIds, employeeId: id } = before;
  const shown = team.leaderList.map(({ employeeId }) => employeeId);
  const wanted = wantedLeaders(form, before, shown);
  const added = wanted.filter((leader) => !leaderIds.includes(leader));
  return {
    id,
    wanted,
    added,
    staff: await listStaff(scope, added),
    subordinateIds: team.subordinateList.map(({ employeeId }) => employeeId),
    counts: await countSubordinates(scope, added),
  };
}

async function followDismissal(
  scope: Scope,
  saved: SavedEmployee,
  firedAt: string | null,
  viewer: Viewer & Pick<Moment, 'now'>,
): Promise<AuditDetails> {
  const { id, isFired } = saved;
  const before = standingOfSaved(saved);
  await followNames(
    scope,
    [{ id, before, after: { ...before, isHere: firedAt === null } }],
    viewer.now,
  );
  if (isFired && firedAt === null) {
    await welcomeBack(scope, [id], viewer.now);
    const facts = { employeeId: id, name: loggedName(saved) };
    await happened(scope, [{ event: 'employee.joined', facts }], viewer.now);
  }
  if (isFired || firedAt === null) return {};
  if (viewer.employeeId === id) throw conflict({ path: 'firedAt', key: 'profileMessages.notSelf' });
  await tellLeft(scope, [saved], viewer.now);
  return endEmployeeAccess(scope, id, viewer, 'firedAt');
}

const isStale = ({ version }: { version?: number | undefined }, saved: SavedEmployee): boolean =>
  version !== undefined && version !== saved.version;
