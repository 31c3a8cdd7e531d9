import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { plain } from '#test/screen/plain.ts';
import { laneProduct } from '../lane/lanes.ts';

/** Waits for a mail to that address that contains all of `about`. Returns its first matching link. */
export async function linkMailedTo(
  address: string,
  about: string | readonly string[],
  dataDir = laneProduct().dataDir,
  fits: (link: string) => Promise<boolean> = async () => true,
): Promise<string> {
  for (let tried = 0; tried < 150; tried++) {
    for (const { text = '' } of await mailsTo(address, [about].flat(), dataDir)) {
      const link = text.match(/https?:\/\/\S+/)?.[0];
      if (link && (await fits(link))) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} about ${about}`);
}

/**
 * The mails to that address that contain all of `about`, so far. Files whose name begins with a dot
 * are still being written.
 */
export async function mailsTo(
  address: string,
  about: readonly string[],
  dataDir = laneProduct().dataDir,
): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const found: Email[] = [];
  for (const name of names.filter((each) => /^[^.].*\.eml$/.test(each))) {
    const raw = await readFile(join(folder, name));
    if (!raw.includes(address)) continue;
    const mail = await PostalMime.parse(raw);
    const isTo = mail.to?.some((one) => one.address === address);
    if (isTo && about.every((words) => plain(mail.text ?? '').includes(words))) found.push(mail);
  }
  return found;
}
