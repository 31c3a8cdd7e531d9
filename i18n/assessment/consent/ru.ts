/** The rater's page before the first questions (rule 115). */
export const consent = {
  title: 'Прежде чем ответить',
  version: 'Текст № {{version}}',
  agree: 'Согласен',
  refuse: 'Не согласен',
  understood: 'Понятно',
  read: 'Прочитать и согласиться',
  failed: 'Не удалось загрузить текст',
  notSaved: 'Не удалось сохранить',
  refusedTitle: 'Вы не дали согласия',
  refusedText:
    'Без него ответить нельзя, но больше ничего не изменится: ни HR, ни коллеги не узнают об отказе. Передумаете — откройте ссылку ещё раз, пока идёт оценка.',
  readAgain: 'Прочитать ещё раз',
} as const;
