import { readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { TextKey } from '#platform/texts/t.ts';
import { isPattern } from './password-pattern.ts';

/**
 * Why a password that keeps the rules of the specification is refused all the same (rule 49), as the
 * key of its text. Capitals make no difference, nor do signs before and after: "Password1!" is as
 * common as "password1".
 */
export function weaknessOf(password: string, email: string): TextKey | undefined {
  const whole = password.toLowerCase();
  const forms = [whole, bare(whole)];
  const [localPart = ''] = email.split('@');
  if (forms.some((form) => form === email || form === localPart || form === bare(localPart))) {
    return 'validation.password.ownEmail';
  }
  const isCommon = isPattern(password, email) || forms.some((form) => common().has(form));
  return isCommon || new Set(whole).size < fewest ? 'validation.password.common' : undefined;
}

/** How many different characters a password has at least: "Aaaaaaa!" is one key pressed long. */
const fewest = 4;

const bare = (text: string): string => text.replace(/^[^a-z0-9]+/, '').replace(/[^a-z0-9]+$/, '');

let known: ReadonlySet<string> | undefined;

/** The 10,000 commonest in lower case, read when the first password is set. */
function common(): ReadonlySet<string> {
  const read = () => readFileSync(fromRoot('src/core/account/server/common-passwords.txt'), 'utf8');
  known ??= new Set(
    read()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return known;
}
