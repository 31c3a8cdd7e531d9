import type { Command } from '#app/operator/server/command.ts';
import { count } from '#app/operator/server/count.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { settingDetails } from '#core/company/server/setting-details.ts';
import { endAllSessions, getSecurity, saveSecurity } from '#core/security/server/queries.ts';
import { inCompany } from './in-company.ts';

/** For people whom their own company has locked out, and for the hour of a breach (rules 103 and 104). */

const onlySlug = { words: 1, options: {}, database: 'current' } as const;

export const ipListOffCommand: Command = {
  usage: 'SLUG    lets a company’s people work from any address again',
  ...onlySlug,
  run: (given) =>
    inCompany(given, async (scope, { name }, operator) => {
      await lockBrand(scope);
      const before = await getSecurity(scope);
      if (before.ipList.length === 0) return given.say(`${name} has no list of addresses.`);
      await saveSecurity(scope, { ...before, ipList: [] });
      const details = settingDetails(before, await getSecurity(scope));
      const note = { verb: 'update', kind: 'brand', id: null, name, details } as const;
      await noteAudit(scope, operator, note);
      given.say(`${name}: people work from any address again. The list was:`);
      for (const network of before.ipList) given.say(`  ${network}`);
    }),
};

export const endSessionsCommand: Command = {
  usage: 'SLUG    signs everybody out of a company',
  ...onlySlug,
  run: (given) =>
    inCompany(given, async (scope, { name }, operator) => {
      const ended = await endAllSessions(scope);
      await noteAudit(scope, operator, { verb: 'endSessions', kind: 'brand', id: null, name });
      given.say(`${name}: ${count(ended, 'session', 'sessions')} ended.`);
      given.say('Raters’ links go on. To close the company as a whole: deactivate-brand.');
    }),
};
