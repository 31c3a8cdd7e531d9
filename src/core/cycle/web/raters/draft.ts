import { z } from 'zod/mini';
import { person } from '#core/questionary/contract/questionary.ts';
import { chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import {
  privatePrefix,
  readStored,
  removeStored,
  writeStored,
} from '#platform/web/device/storage.ts';
import type { Chosen } from './chosen.ts';
import type { ListPlace } from './place.ts';

/** A list that is not saved yet, kept on the device of whoever makes it. */
type DraftPlace = ListPlace & { person: string };

const keyOf = ({ person, cycleId, employeeId }: DraftPlace) =>
  `${privatePrefix}raters:${person}:${cycleId}:${employeeId}` as const;

const draft = z.object({
  version: z.number(),
  list: z.array(
    z.object({
      ...person,
      type: z.enum(chosenTypes),
      position: z.string(),
      subdivision: z.string(),
      isGone: z.optional(z.boolean()),
    }),
  ),
});

/** What was chosen over the list of that version; undefined where it was saved since. */
export function readListDraft(place: DraftPlace, version: number): Chosen[] | undefined {
  const kept = readStored(keyOf(place));
  if (kept === null) return undefined;
  const { data } = z.safeParse(draft, parsed(kept));
  if (data?.version === version) return data.list;
  forgetListDraft(place);
  return undefined;
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

export const keepListDraft = (
  place: DraftPlace,
  version: number,
  list: readonly Chosen[],
): boolean => writeStored(keyOf(place), JSON.stringify({ version, list }));

export const forgetListDraft = (place: DraftPlace): void => removeStored(keyOf(place));
