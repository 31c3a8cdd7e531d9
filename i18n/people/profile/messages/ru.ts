/** What the server says about profiles: results and refusals. */
export const profileMessages = {
  saved: 'Профиль сохранён',
  companySaved: 'Данные о работе сохранены',
  inFuture: 'Эта дата ещё не наступила',
  firedBeforeHired: 'Увольнение раньше приёма на работу',
  ownLeader: 'Человек не может быть руководителем самому себе',
  unknownLeader: 'Этот сотрудник уволен или удалён',
  leadsEachOther:
    '{{name}} подчиняется этому сотруднику: двое не могут быть руководителями друг друга',
  tooManySubordinates: 'Прямых подчинённых уже {{max}}: {{name}}. Больше добавить нельзя.',
  notSelf: 'Нельзя отметить собственное увольнение',
  adminFired: 'Отметить увольнение администратора или HR может только суперадминистратор',
} as const;
