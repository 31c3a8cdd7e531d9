import type { Issue } from '#contract/call/issues.ts';
import type { PositionForm } from '#contract/position.ts';

/** Competencies the brand does not have, and one chosen twice. */
export function competenceIssues(
  { competenceList }: PositionForm,
  known: ReadonlySet<string>,
): Issue[] {
  const seen = new Set<string>();
  return competenceList.flatMap(({ id }, index): Issue[] => {
    const path = `competenceList.${index}.id`;
    if (!known.has(id)) return [{ path, key: 'directoryMessages.unknownCompetence' }];
    if (seen.has(id)) return [{ path, key: 'directoryMessages.duplicateCompetence' }];
    seen.add(id);
    return [];
  });
}
