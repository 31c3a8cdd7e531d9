/** Lists of questionaries and people, narrowed to cycles. */
export const cycleFilter = {
  legend: 'Цикл',
  none: 'Вне циклов',
  everything: 'Ничего не выбрано: показаны все анкеты.',
  failed: 'Не удалось загрузить циклы',
  show: 'Показать и анкеты циклов: {{count}}',
  hide: 'Скрыть анкеты циклов',
} as const;
