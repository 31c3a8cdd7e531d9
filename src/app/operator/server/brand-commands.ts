import { exportBrand } from '#addon/backup/server/export-brand.ts';
import { importBrand } from '#addon/backup/server/import-brand.ts';
import { inWords } from '#addon/backup/server/in-words.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { boolean, type Command, type Given, string } from './command.ts';
import { count } from './count.ts';
import { readNames } from './create-brand.ts';
import { removeBrand } from './delete-brand.ts';
import {
  bringInKeys,
  readKeysBeside,
  requireAllKeys,
  sayUnreadable,
  sayWithoutKeys,
  withKeys,
} from './keys/carry-keys.ts';
import { describeLimits } from './limits-command.ts';
import { pathOf } from './path-of.ts';
import { type BrandRow, listCompanies } from './queries.ts';
import { activate, asOperator, deactivate, findBrand, findToChange } from './state.ts';

const onlySlug = { words: 1, options: {}, database: 'current' } as const;

const describe = ({ people, users, inWork, reports }: BrandRow) =>
  [
    count(people, 'person', 'people'),
    count(users, 'user', 'users'),
    count(inWork, 'assessment in progress', 'assessments in progress'),
    count(reports, 'report', 'reports'),
  ].join(', ');

/** What of a company that moves stands in the list (rule 95). */
const whereabouts = ({ elsewhere }: BrandRow) =>
  ({
    left: ', has moved to another installation',
    arriving: ', not open here yet: a move has to be finished',
    here: '',
  })[elsewhere ?? 'here'];

export const listCommand: Command = {
  usage: '   shows the companies',
  words: 0,
  options: {},
  database: 'current',
  run: async ({ url, say }) => {
    const brands = await asOperator(url, listCompanies);
    if (brands.length === 0) say('There are no companies yet. create-brand makes one.');
    for (const brand of brands) {
      const state = `${brand.active ? '' : ', deactivated'}${whereabouts(brand)}`;
      const at = brand.domain ? `, ${brand.domain}` : '';
      say(`${brand.slug}: ${brand.name}${at}${state}; ${describe(brand)}${describeLimits(brand)}`);
    }
  },
};

export const deactivateCommand: Command = {
  usage: 'SLUG    closes a company to everybody; its data stays',
  ...onlySlug,
  run: async ({ words: [slug = ''], url, say }) => {
    const { brand, ended } = await deactivate(url, slug);
    say(`${brand.name} is deactivated: ${count(ended, 'person', 'people')} signed out.`);
    say('Its emails aren’t sent and its links open nothing until you activate it again.');
  },
};

export const activateCommand: Command = {
  usage: `SLUG [--confirm SLUG]    opens a deactivated company again; --confirm: one that has moved, too`,
  words: 1,
  options: { confirm: string },
  database: 'current',
  run: async ({ words: [slug = ''], values, url, say, ask }) => {
    const { name, elsewhere } = await asOperator(url, (client) => findBrand(client, slug));
    if (elsewhere === 'arriving') {
      throw new Error(`${name} hasn’t arrived here as a whole. Repeat the move.`);
    }
    if (elsewhere === 'left') await requireLost(slug, values.confirm, ask);
    const { brand } = await activate(url, slug);
    say(`${brand.name} is active. Invitations that were held back go out within the hour.`);
  },
};

/** A company that is open in two places would get answers in both, so somebody has to say that the other is lost. */
async function requireLost(slug: string, given: unknown, ask: Given['ask']): Promise<void> {
  const typed =
    given ??
    (await ask(
      'It has moved to another installation. Open it here only if that one is lost: what is new there is not here. ' +
        `Type ${slug} to open it here: `,
    ));
  if (typed !== slug) throw new Error(`Nothing was changed: ${slug} was not typed.`);
}

export const deleteCommand: Command = {
  usage: 'SLUG [--confirm SLUG]    deletes a company with all its data, for good',
  words: 1,
  options: { confirm: string },
  database: 'current',
  run: async ({ words: [slug = ''], values, config, url, say, ask }) => {
    const brand = await asOperator(url, (client) => findToChange(client, slug));
    say(`${brand.name}: ${describe(brand)}.`);
    await requireConfirmed(brand, values.confirm, ask);
    const keyring = openKeyring(config.keys);
    const emails = await removeBrand(url, keyring, slug);
    say(`${brand.name} is deleted, with ${count(emails.length, 'account', 'accounts')}.`);
    say('Copies that you have made and emails that were sent are not.');
  },
};

async function requireConfirmed({ slug }: BrandRow, given: unknown, ask: Given['ask']) {
  const typed =
    given ?? (await ask(`All of this is deleted for good. Type ${slug} to delete it: `));
  if (typed !== slug) throw new Error(`Nothing was deleted: ${slug} was not typed.`);
}

/** What is said about people whose passwords don't go along (rule 75b). */
export const describeShared = (sharedCount: number): string[] =>
  sharedCount === 0
    ? []
    : [
        `${count(sharedCount, 'person works', 'people work')} for other companies here too, so their passwords ` +
          'don’t go along. Where the company comes to, they set one by an emailed link.',
      ];

export const exportCommand: Command = {
  usage: `SLUG FILE [--replace] [--keys [--passphrase-file FILE]]
      writes a company to a file, with the accounts of its people; --keys: and FILE.keys`,
  words: 2,
  options: { replace: boolean, keys: boolean, 'passphrase-file': string },
  database: 'current',
  run: async (given) => {
    const { words, values, url, say } = given;
    const [slug, file] = [words[0], pathOf(words[1])];
    const { id, name } = await asOperator(url, (client) => findBrand(client, slug));
    const target = { file, replace: values.replace === true };
    const company = { id, name, slug: slug ?? '' };
    const copy = () => exportBrand(url, company, target).catch((e) => inWords(e, file));
    const { copied, missing } =
      values.keys === true
        ? await withKeys(given, { file, brandId: id }, copy)
        : { copied: await copy(), missing: [] };
    const { takenAt, sharedCount } = copied;
    say(`${name} written to ${file}, as of ${takenAt}.`);
    say('It holds answers and hashes of passwords. Keep it as safe as the database itself.');
    if (values.keys !== true) await sayWithoutKeys(given, id);
    for (const line of describeShared(sharedCount)) say(line);
    await requireAllKeys(given, { file, missing });
  },
};

export const importCommand: Command = {
  usage: `FILE [--slug …] [--name …] [--domain … | --without-domain] [--passphrase-file FILE]
      brings a company in from a file, with the keys of FILE.keys; the options give it other names here`,
  words: 1,
  options: {
    slug: string,
    name: string,
    domain: string,
    'without-domain': boolean,
    'passphrase-file': string,
  },
  database: 'current',
  run: async (given) => {
    const { words, values, url, say } = given;
    const file = pathOf(words[0]);
    const { 'without-domain': without, 'passphrase-file': _, ...asked } = values;
    const keys = await readKeysBeside(given, file);
    const names = readNames(asked);
    const renamed = without === true ? { ...names, domain: null } : names;
    const imported = await importBrand(url, file, renamed).catch((error) => inWords(error, file));
    const { manifest, joinedCount } = imported;
    if (keys) await bringInKeys(given, keys);
    say(`${renamed.name ?? manifest.company?.name} is here, as of ${manifest.takenAt}.`);
    say(
      `${count(joinedCount, 'person', 'people')} had an account here and ` +
        'keep it with its password; the others’ accounts came along.',
    );
    await sayUnreadable(given, manifest.company?.id ?? null);
  },
};
