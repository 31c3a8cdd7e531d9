/** The first steps of a competence, in its form. */
export const firstStep = {
  title: 'Первые шаги',
  hint: 'С чего начать: эти шаги увидит тот, кто составляет план развития по этой компетенции. Для компетенций библиотеки они уже написаны: измените их под себя или уберите.',
  one: 'Шаг {{number}}',
  inRussian: 'Шаг {{number}} на русском',
  inEnglish: 'Шаг {{number}} на английском',
  add: 'Добавить шаг',
  fromLibrary: 'Вернуть шаги из библиотеки',
} as const;
