import type { TestingData } from '#core/answering/contract/testing.ts';
import type { T } from '#platform/texts/t.ts';

/** What the person is, and what the reader is to them. */
export function aboutSubject(
  { employee, participantType }: Pick<TestingData, 'employee' | 'participantType'>,
  t: T,
): string {
  const role =
    participantType === 'employee'
      ? t('testing.step.selfTitle')
      : t('testing.step.role', { role: t(`participantType.${participantType}`).toLowerCase() });
  return [employee.position, role].filter(Boolean).join(' · ');
}
