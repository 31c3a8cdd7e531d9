import type { AnsweringData } from '#core/answering/contract/answering.ts';
import type { T } from '#platform/texts/t.ts';

/** What the person is, and what the reader is to them. */
export function aboutSubject(
  { employee, participantType }: Pick<AnsweringData, 'employee' | 'participantType'>,
  t: T,
): string {
  const role =
    participantType === 'employee'
      ? t('answering.step.selfTitle')
      : t('answering.step.role', { role: t(`reviewerRole.${participantType}`).toLowerCase() });
  return [employee.position, role].filter(Boolean).join(' · ');
}
