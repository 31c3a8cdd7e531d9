/** What the server says about profiles: results and refusals. */
export const profileMessages = {
  saved: 'Профиль сохранён',
  companySaved: 'Данные о работе сохранены',
  inFuture: 'Эта дата ещё не наступила',
  firedBeforeHired: 'Увольнение раньше приёма на работу',
  ownLeader: 'Человек не может быть руководителем самому себе',
  unknownLeader: 'Такого сотрудника нет или он больше не работает',
  notSelf: 'Себя уволить нельзя',
  adminFired: 'Это администратор или HR: уволить его может только суперадминистратор',
} as const;
