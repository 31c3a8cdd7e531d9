import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '#platform/server/keyring/make-folder.ts';
import { familiesOf, isWhole, signsOf } from '#platform/server/pdf/font-tables.ts';
import { filesIn } from '#platform/server/pdf/fonts.ts';
import type { Config } from '#platform/server/shared/config.ts';

/**
 * In production people have to reach the product, and it them. Where it is only shown, with demo data,
 * they needn't. Throws a sentence.
 */
export function requireWays({ isProduction, demo, isAddressGiven, smtpUrl }: Config): void {
  if (!isProduction || demo) return;
  if (!isAddressGiven)
    throw new Error(
      'PUBLIC_URL is missing: with NODE_ENV=production it has to name the address that people open, ' +
        'such as https://360.example.com. The links in emails begin with it.',
    );
  if (!smtpUrl)
    throw new Error(
      'SMTP_URL is missing: with NODE_ENV=production it has to name the mail server, such as ' +
        'smtp://user:password@host:587. Without emails nobody gets an invitation.',
    );
}

/** Throws a sentence where this user can't write into a folder that the product needs. */
export async function requireFolders({
  databaseUrl,
  smtpUrl,
  dataDir,
  keys,
}: Config): Promise<void> {
  const isDataKept = !(databaseUrl && smtpUrl) || keys.folder.startsWith(join(dataDir, '/'));
  if (isDataKept) await requireWritable(dataDir, 'DATA_DIR');
  await requireWritable(tmpdir(), 'The temporary folder (TMPDIR)');
}

/** Throws a sentence where the folder of the operator's fonts has none that can be used. */
export function requireFonts({ fontsDir }: Pick<Config, 'fontsDir'>): void {
  if (!fontsDir) return;
  const files = readable(() => filesIn(fontsDir), 'FONTS_DIR names a folder that cannot be read');
  if (files.length === 0)
    throw new Error(
      `FONTS_DIR has no fonts: put files that end in .ttf or .otf straight into ${fontsDir}, or don't set it.`,
    );
  for (const file of files) {
    readable(() => {
      const font = readFileSync(file);
      if (!isWhole(font)) throw new Error('its end is missing');
      signsOf(font);
      if (familiesOf(font).length === 0) throw new Error('it has no name in Unicode');
    }, `FONTS_DIR has a file that can't be used as a font, ${file}`);
  }
}

function readable<Read>(read: () => Read, sentence: string): Read {
  try {
    return read();
  } catch (error) {
    throw new Error(`${sentence}: ${(error as Error).message}.`);
  }
}

async function requireWritable(folder: string, name: string): Promise<void> {
  const probe = join(folder, `.otsenka-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${name} can't be written by this user: ${message}.`);
  }
}
