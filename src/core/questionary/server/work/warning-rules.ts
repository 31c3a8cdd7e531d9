import type { Issue } from '#platform/contract/call/issues.ts';
import { anonymousTypes, type ReviewerRole } from '#platform/contract/rules/methods.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';

const noSupervisor = 'questionaryMessages.noSupervisor';

/** Joins the warnings of many questionaries: each one once, with how many questionaries it concerns. */
export function joinWarnings(issues: readonly Issue[]): Issue[] {
  const joined = new Map<string, Issue>();
  for (const issue of issues.map(countable)) {
    const { count, ...params } = issue.params ?? {};
    const key = JSON.stringify([issue.key, params]);
    const before = joined.get(key);
    const sum = Number(count) + Number(before?.params?.count ?? 0);
    joined.set(key, count === undefined ? issue : { ...issue, params: { ...params, count: sum } });
  }
  return joinNames([...joined.values()]);
}

const mostNames = 10;

/**
 * Joins what is said of one person each into one issue with their number and their names, of which
 * only the first few of a long list. Their ids keep people of one name apart until then.
 */
export function joinNames(issues: readonly Issue[]): Issue[] {
  const alike = groupBy(issues, ({ key, params: { name, personId, ...params } = {} }) =>
    JSON.stringify([key, params]),
  );
  return [...alike.values()].flatMap((group) => {
    const names = group.flatMap(({ params }) => params?.name ?? []);
    const [first] = group;
    if (!first || names.length === 0) return group;
    const { name: _, personId: __, ...params } = first.params ?? {};
    const more = names.length > mostNames ? ` (+${names.length - mostNames})` : '';
    const shown = names.slice(0, mostNames).join(', ') + more;
    return [{ ...first, params: { ...params, count: names.length, names: shown } }];
  });
}

const countable = (issue: Issue): Issue =>
  issue.key === noSupervisor
    ? { path: issue.path, key: 'fromFileMessages.withoutSupervisor', params: { count: 1 } }
    : issue;

/** The roles that these issues of one questionary are about. */
export function tooFewRoles(issues: readonly Issue[]): Set<ReviewerRole> {
  const keys = new Set<string>(issues.map(({ key }) => key));
  const anonymous = anonymousTypes.filter((type) => keys.has(`questionaryMessages.tooFew.${type}`));
  return new Set([...(keys.has(noSupervisor) ? (['supervisor'] as const) : []), ...anonymous]);
}
