import { stat } from 'node:fs/promises';
import { z } from 'zod/mini';
import { readKeyFile } from '#addon/backup/server/key-file.ts';
import { type Command, type Given, string } from '#app/operator/server/command.ts';
import { count } from '#app/operator/server/count.ts';
import { pathOf } from '#app/operator/server/path-of.ts';
import { asOperator, findBrand } from '#app/operator/server/state.ts';
import { date } from '#platform/contract/call/fields.ts';
import { jobLimits, openPool } from '#platform/server/db/pool.ts';
import { readKeyCopy } from '#platform/server/keyring/copy-folder.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';
import { bringInKeys, readPassphrase } from './carry-keys.ts';
import { listLost, type QuestionaryPlace, type Reopened, reopenAnswers } from './reopen-answers.ts';

export const bringKeysCommand: Command = {
  usage: `FILE [--passphrase-file FILE]
      brings keys of waiting answers from a file that backup wrote, or from a folder of copy-keys; the product may be running`,
  words: 1,
  options: { 'passphrase-file': string },
  database: 'current',
  run: async ({ words, values, config, url, say }) => {
    const from = pathOf(words[0]);
    const keys = (await isFolder(from))
      ? await readKeyCopy(from, config.keys.masterFile)
      : await readKeyFile(from, await readPassphrase(values));
    const taken = await bringInKeys({ config, url, say }, keys);
    say(
      `${count(taken, 'key', 'keys')} brought in. Keys of answers that are reports are left out.`,
    );
  },
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

export const reopenCommand: Command = {
  usage: `SLUG [--until YYYY-MM-DD] [--confirm SLUG]
      where keys are lost: deletes the answers that can't be read, and asks those people again`,
  words: 1,
  options: { until: string, confirm: string },
  database: 'current',
  run: async (given) => {
    const { words, values, config, url, say } = given;
    const { id: brandId, slug } = await asOperator(url, (client) => findBrand(client, words[0]));
    const now = new Date();
    const until = readUntil(values.until, now);
    const pool = openPool(url, () => {}, { limits: jobLimits });
    try {
      await requireMaster({ pool }, config.keys);
      const keyring = openKeyring(config.keys);
      await keyring.check();
      const place: QuestionaryPlace = { database: { pool }, keyring, brandId };
      const lost = await listLost(place);
      if (lost.length === 0) return say('No key is lost: nothing was changed.');
      for (const { number, subjectCount } of lost) {
        say(`#${number}: the answers about ${count(subjectCount, 'person', 'people')}`);
      }
      await requireConfirmed(given, slug);
      for (const { questionaryId } of lost) {
        const reopened = await reopenAnswers(place, questionaryId, { now, until });
        if (reopened) say(inWords(reopened));
      }
    } finally {
      await pool.end();
    }
  },
};

function readUntil(given: unknown, now: Date): string | undefined {
  if (given === undefined) return undefined;
  const parsed = z.safeParse(date, given);
  const today = now.toISOString().slice(0, 10);
  if (parsed.success && parsed.data >= today) return parsed.data;
  throw new Error('--until must be a day from today on, such as 2026-07-15.');
}

/** Throws unless somebody knows what is lost with it. */
async function requireConfirmed({ values, config, ask }: Given, slug: string): Promise<void> {
  const question =
    `The keys of these answers are not in ${config.keys.folder}. If that is the wrong folder, or you have ` +
    `a file of keys (bring-keys), stop here. Otherwise these answers are deleted for good. ` +
    `Type ${slug} to go on: `;
  if ((values.confirm ?? (await ask(question))) !== slug) {
    throw new Error(`Nothing was changed: ${slug} was not typed.`);
  }
}

function inWords(reopened: Reopened): string {
  const start = `#${reopened.number}:`;
  switch (reopened.outcome) {
    case 'asked':
      return `${start} ${count(reopened.raterCount, 'person is', 'people are')} asked again, by letter and by their former links.`;
    case 'ended':
      return `${start} ended without a report about ${count(reopened.subjectCount, 'person', 'people')}: HR may copy it and ask anew.`;
    case 'reported':
      return `${start} all its reports are there; what can't be read is deleted.`;
  }
}
