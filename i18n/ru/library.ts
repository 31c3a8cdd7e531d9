/** Taking competencies over from the product's own library. */
export const library = {
  title: 'Библиотека компетенций',
  lead: 'Готовые компетенции с вопросами на русском и английском. Добавленные станут вашими: их можно менять как любые другие.',
  search: 'Найти компетенцию или вопрос',
  profile: 'Подобрать для роли',
  anyProfile: 'Все компетенции',
  profileHint: 'Будут отмечены компетенции, которые обычно нужны в этой роли',
  taken: 'Уже в справочнике',
  questionCount_one: '{{count}} вопрос',
  questionCount_few: '{{count}} вопроса',
  questionCount_many: '{{count}} вопросов',
  noneFound: 'Ничего не нашлось',
  failed: 'Не удалось открыть библиотеку',
  chosen_one: 'Выбрана {{count}} компетенция',
  chosen_few: 'Выбраны {{count}} компетенции',
  chosen_many: 'Выбрано {{count}} компетенций',
  add: 'Добавить',
} as const;
