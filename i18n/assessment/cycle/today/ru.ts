/** Above the journal: cycles that go on, and what needs HR today. */
export const cycleToday = {
  title: 'Циклы сегодня',
  all: 'Все циклы',
  nothing: 'Сегодня ничего не нужно',
  failed: 'Не удалось загрузить циклы',
  needs: {
    begin: 'Пора начинать',
    problem: 'Не отправлены: {{count}}',
    approve: 'Утвердить списки: {{count}}',
    open: 'Открыть отчёты: {{count}}',
    chooseEnds: 'Сегодня последний день выбора',
    ends: 'Сегодня последний день ответов',
  },
} as const;
