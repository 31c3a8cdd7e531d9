/** What every page of a mailed link says. */
export const mailedLink = {
  checking: 'Проверяем ссылку…',
  deadTitle: 'Ссылка больше не действует',
  back: 'Вернуться ко входу',
} as const;
