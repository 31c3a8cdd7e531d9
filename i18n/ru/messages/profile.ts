/** What the server says about profiles: results and refusals. */
export const profileMessages = {
  saved: 'Профиль сохранён',
  companySaved: 'Данные о работе сохранены',
  inFuture: 'Эта дата ещё не наступила',
  firedBeforeHired: 'Увольнение раньше приёма на работу',
  ownLeader: 'Человек не может быть руководителем самому себе',
  unknownLeader: 'Этот сотрудник уволен или удалён',
  notSelf: 'Нельзя отметить собственное увольнение',
  adminFired: 'Отметить увольнение администратора или HR может только суперадминистратор',
} as const;
