import type { z } from 'zod/mini';
import type { competenceCalls } from '#core/competence/contract/competence.ts';
import type { EntryReader } from '#core/directory/server/change-entry.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import { lockCompetenceNames } from './file-queries.ts';
import { answeredSteps, spokenSteps } from './first-steps.ts';
import { competences, findStepped } from './queries.ts';

type Asked = z.output<typeof competenceCalls.list.query>;

/** The directory of competencies, answered with their first steps: each one, and lists that ask for them. */
export const steppedCompetences = {
  ...competences,
  /** Locks names before the row, as imports do: two renamed at once can't get one name, nor wait for each other. */
  async lock(scope: Scope, id: string) {
    await lockCompetenceNames(scope);
    return competences.lock(scope, id);
  },
  async get(scope: Scope, id: string, reader: EntryReader) {
    const found = await competences.get(scope, id, reader);
    return { ...found, ...(await besideOf(scope, [id]))(id) };
  },
  async list(scope: Scope, asked: Asked, reader: EntryReader) {
    const { data, count } = await competences.list(scope, asked, reader);
    if (!asked.withFirstSteps) return { data, count };
    const beside = await besideOf(
      scope,
      data.map(({ id }) => id),
    );
    return { data: data.map((row) => ({ ...row, ...beside(row.id) })), count };
  },
};

async function besideOf(scope: Scope, ids: readonly string[]) {
  const found = await findStepped(scope, ids);
  return (id: string) => {
    const stepped = found.get(id);
    return stepped && answeredSteps(stepped);
  };
}

/** What to begin with in these competencies, in the reader's language and the order asked for. */
export async function readFirstSteps(
  scope: Scope,
  ids: readonly string[],
  locale: Locale,
): Promise<{ id: string; firstStepList: string[] }[]> {
  const found = await findStepped(scope, ids);
  return [...new Set(ids)].flatMap((id) => {
    const stepped = found.get(id);
    return stepped ? [{ id, firstStepList: spokenSteps(stepped, locale) }] : [];
  });
}
