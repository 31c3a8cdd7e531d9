/** How others' ratings have developed over several reports. */
export const trend = {
  heading: 'Внешняя оценка от отчёта к отчёту',
  competence: 'Компетенция',
  note_one: 'По {{count}} итоговому отчёту 360, с {{from}} по {{to}}.',
  note_few: 'По {{count}} итоговым отчётам 360, с {{from}} по {{to}}.',
  note_many: 'По {{count}} итоговым отчётам 360, с {{from}} по {{to}}.',
  table: 'Внешняя оценка по компетенциям в каждом отчёте',
  report: 'Анкета № {{number}}, {{day}}',
  failed: 'Не удалось загрузить оценки прошлых отчётов',
} as const;
