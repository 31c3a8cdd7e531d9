import type { Command, Given } from '#app/operator/server/command.ts';
import { proveDomain } from '#app/operator/server/queries.ts';
import { asOperator, findToChange } from '#app/operator/server/state.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { isPublicMail } from '#core/mail/contract/rules/public-mail.ts';
import { isDomain } from '#core/security/contract/rules/share.ts';
import { getHome, saveState } from '#core/sso/server/spare-queries.ts';
import { tellSso } from '#core/sso/server/tell-sso.ts';
import { networkName } from '#platform/contract/call/host.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';

/** The doer of what is done by a command. */
const operator = (now: Date) => ({ context: { now: () => now }, actor: { accountId: null } });

/** Runs `work` as the company sees itself, so that its journal and its super admins hear of it. */
async function inCompany(
  { url }: Pick<Given, 'url'>,
  brandId: string,
  work: (scope: Scope, now: Date) => Promise<void>,
): Promise<void> {
  const pool = openPool(url, () => {});
  try {
    await withBrand({ database: { pool }, brandId }, (scope) => work(scope, new Date()));
  } finally {
    await pool.end();
  }
}

export const ssoOffCommand: Command = {
  usage: 'SLUG    turns company sign-in off: people sign in by their passwords again',
  words: 1,
  options: {},
  database: 'current',
  run: async ({ words: [slug], url, say }) => {
    const { id, name } = await asOperator(url, (client) => findToChange(client, slug ?? ''));
    await inCompany({ url }, id, async (scope, now) => {
      const { sso } = await getHome(scope);
      if (sso === 'off') return say(`${name}: company sign-in is off already.`);
      await saveState(scope, 'off');
      const details = { fieldList: ['off'] };
      await noteAudit(scope, operator(now), {
        verb: 'update',
        kind: 'sso',
        id: null,
        name,
        details,
      });
      await tellSso(scope, { what: 'off', about: null }, { by: null, now });
      say(`${name}: company sign-in is off. People sign in by their passwords.`);
      say('Whoever has none gets a link by “Forgot password?”. All super admins are told.');
    });
  },
};

export const proveDomainCommand: Command = {
  usage: 'SLUG DOMAIN    says that a domain is the company’s, where DNS can’t',
  words: 2,
  options: {},
  database: 'current',
  run: async ({ words: [slug, typed = ''], url, say }) => {
    const domain = networkName(typed.toLowerCase()) ?? '';
    if (!isDomain(domain)) throw new Error(`${typed} is no domain, such as example.com.`);
    if (isPublicMail(domain)) throw new Error(`Anybody gets a mailbox at ${domain}.`);
    const { id, name } = await asOperator(url, async (client) => {
      const brand = await findToChange(client, slug ?? '');
      await proveDomain(client, { brandId: brand.id, domain });
      return brand;
    });
    await inCompany({ url }, id, async (scope, now) => {
      const details = { fieldList: ['proven'] };
      const note = { verb: 'update', kind: 'domain', id: null, name: domain, details } as const;
      await noteAudit(scope, operator(now), note);
      await tellSso(scope, { what: 'domainProven', about: domain }, { by: null, now });
    });
    say(`${domain} is the domain of ${name} now. Its DNS record is not looked up.`);
  },
};
