import { factorIssues } from '#contract/company/rules/factor.ts';
import { shareIssues } from '#contract/company/rules/share.ts';
import type { updateSecuritySettings } from '#contract/company/security.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { getBrandName, lockBrand } from '#server/company/brand/queries.ts';
import { settingDetails } from '#server/company/brand/setting-details.ts';
import type { Call } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { invalid, stale } from '#server/platform/shared/errors.ts';
import { getSecurity, saveSecurity } from './queries.ts';

/** Saves what a card of the security page has sent, and logs it with its values. */
export function updateSecurity(call: Call<typeof updateSecuritySettings>) {
  return inBrand(call, async (scope) => {
    const { version, ...form } = call.body;
    await lockBrand(scope);
    const before = await getSecurity(scope);
    if (version !== undefined && version !== before.version) throw stale(before);
    const chosen = { ...before, ...given(form) };
    const issues = [...shareIssues(chosen), ...factorIssues(chosen)];
    if (issues.length > 0) throw invalid(...issues);
    await saveSecurity(scope, chosen);
    const data = await getSecurity(scope);
    await noteAudit(scope, call, {
      verb: 'update',
      kind: 'brand',
      id: null,
      name: await getBrandName(scope),
      details: settingDetails(before, data),
    });
    return { data, message: call.t('securityMessages.saved') };
  });
}

type Given<Form> = { [Name in keyof Form]?: Exclude<Form[Name], undefined> };

/** Without what was left out. */
const given = <Form extends object>(form: Form) =>
  Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  ) as Given<Form>;
