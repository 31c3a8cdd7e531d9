import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { plain } from '#test/plain.ts';
import { laneProduct } from './lanes.ts';

/** Waits for a mail to that address that contains all of `about`. Returns its first matching link. */
export async function linkMailedTo(
  address: string,
  about: string | readonly string[],
  dataDir = laneProduct().dataDir,
  fits: (link: string) => Promise<boolean> = async () => true,
): Promise<string> {
  for (let tried = 0; tried < 150; tried++) {
    for (const mail of await mailsTo(address, [about].flat(), dataDir)) {
      const link = mail.match(/https?:\/\/\S+/)?.[0];
      if (link && (await fits(link))) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} about ${about}`);
}

/** The texts of the mails. Files whose name begins with a dot are still being written. */
async function mailsTo(
  address: string,
  about: readonly string[],
  dataDir: string,
): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter((each) => /^[^.].*\.eml$/.test(each))) {
    const mail = await readFile(join(folder, name));
    if (!mail.includes(address)) continue;
    const { to, text = '' } = await PostalMime.parse(mail);
    const isTo = to?.some((one) => one.address === address);
    if (isTo && about.every((words) => plain(text).includes(words))) found.push(text);
  }
  return found;
}
