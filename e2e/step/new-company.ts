import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownEnvironment } from '#test/start/built-product.ts';
import { laneProduct } from '../lane/lanes.ts';
import { caller } from './answer.ts';
import { linkMailedTo } from './mails.ts';

export interface NewCompany {
  slug: string;
  name: string;
  locale: 'ru' | 'en';
  /** The e-mail of its first super admin, whose password is that of the demo. */
  admin: string;
}

/** Makes a company as the operator does: empty except for its first super admin. */
export async function makeNewCompany({ slug, name, locale, admin }: NewCompany): Promise<void> {
  const args = ['--slug', slug, '--name', name, '--locale', locale, '--admin', admin];
  const env = ownEnvironment(laneProduct().settings);
  const command = ['dist/server/operator.js', 'create-brand', ...args];
  await promisify(execFile)(process.execPath, command, { env });
  const link = new URL(await linkMailedTo(admin, []));
  const password = 'Demo-360!';
  const token = new URLSearchParams(link.hash.slice(1)).get('token');
  const body = { token, password, confirmPassword: password };
  await caller(`${laneProduct().url}/api`, '')('POST /reset', body);
}
