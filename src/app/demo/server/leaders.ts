import type { Department, Position } from './directories.ts';

interface Seated {
  id: string;
  department: Department;
  position: Position;
}

/**
 * Who leads whom: the director the heads, the heads their departments. In support the seniors each
 * lead some of the specialists, and the last recruiter works for the head of sales too.
 */
export function demoLeadersOf(people: readonly Seated[], directorId: string) {
  const headOf = (wanted: Department) => people.find(isAt('head', wanted))?.id ?? '';
  const seniors = people.filter(isAt('seniorSupport'));
  const specialists = people.filter(isAt('support'));
  const lastRecruiter = people.findLast(isAt('recruiter'));
  return people.map((person) => ({ employeeId: person.id, before: [], after: over(person) }));

  function over(person: Seated): string[] {
    if (person.position === 'head') return [directorId];
    const senior = seniors[specialists.indexOf(person) % seniors.length];
    if (senior) return [senior.id];
    const head = headOf(person.department);
    return person === lastRecruiter ? [head, headOf('sales')] : [head];
  }
}

const isAt = (position: Position, department?: Department) => (person: Seated) =>
  person.position === position && (!department || person.department === department);
