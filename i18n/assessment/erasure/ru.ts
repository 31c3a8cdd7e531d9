/** What stands in place of somebody who was erased. */
export const erased = {
  lastName: 'Бывший сотрудник',
  rater: 'Участник',
} as const;
