import {
  privatePrefix,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '#platform/web/device/storage.ts';
import { accountUsedAt } from './held.ts';

/** A personal link that was opened on this device and may be opened again without its letter. */
export interface KeptInvitation {
  /** The id of the employee who is asked. */
  person: string;
  /** Their last and first name. */
  name: string;
  /** The company's name. */
  brand: string;
  token: string;
  /** When it was opened last, in ms. */
  keptAt: number;
}

const prefix = `${privatePrefix}invitation:` as const;
/** How long it is kept, in ms: as long as answers that were not sent (decision 014). */
const longest = 90 * 86_400_000;

/** Keeps it beside the person's answers, and like these until the person signs out here (rule 61). */
export const keepOnDevice = ({ person, ...kept }: KeptInvitation): boolean =>
  writeStored(`${prefix}${person}`, JSON.stringify(kept));

export const forgetOnDevice = (person: string): void => removeStored(prefix + person);

/** Whose links this device keeps, the one opened last first. */
export function keptInvitations(now: Date): KeptInvitation[] {
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const kept = readKept(readStored(key));
      if (kept && now.getTime() - kept.keptAt < longest) {
        return [{ ...kept, person: key.slice(prefix.length) }];
      }
      removeStored(key);
      return [];
    })
    .sort((a, b) => b.keptAt - a.keptAt);
}

function readKept(text: string | null): Omit<KeptInvitation, 'person'> | undefined {
  try {
    const { name, brand, token, keptAt } = JSON.parse(text ?? '');
    const texts = [name, brand, token].every((one) => typeof one === 'string');
    return texts && typeof keptAt === 'number' ? { name, brand, token, keptAt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The link that opens by itself where its address is opened again: the only one that is kept, if
 * nobody has signed in or out here since. Otherwise the person says who they are.
 */
export function onlyInvitation(now: Date): string | undefined {
  const [only, ...others] = keptInvitations(now);
  const isPlain = only && others.length === 0 && only.keptAt > accountUsedAt();
  return isPlain ? only.token : undefined;
}
