import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { inject } from 'vitest';

/** Waits for a mail to that address which says all of `about` and answers the first link in it. */
export async function linkMailedTo(
  address: string,
  about: string | readonly string[],
  dataDir = inject('dataDir'),
): Promise<string> {
  for (let tried = 0; tried < 100; tried++) {
    const mail = await findMail(address, [about].flat(), dataDir);
    const link = mail?.match(/https?:\/\/\S+/)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} about ${about}`);
}

/** What begins with a dot is still being written. */
async function findMail(
  address: string,
  about: readonly string[],
  dataDir: string,
): Promise<string | undefined> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^[^.].*\.eml$/.test(each))) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    const isTo = mail.to?.some((to) => to.address === address);
    if (isTo && about.every((words) => mail.text?.includes(words))) return mail.text;
  }
  return undefined;
}
