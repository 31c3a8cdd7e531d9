/** What the server answers when a call fails. */
export const errors = {
  validation: 'Проверьте заполнение полей',
  malformed: 'Запрос не удалось прочитать',
  unauthenticated: 'Войдите, чтобы продолжить',
  wrongCredentials: 'Неверный e-mail или пароль',
  forbidden: 'Недостаточно прав',
  notFound: 'Не найдено',
  conflict: 'Сейчас это сделать нельзя',
  staleVersion: 'Кто-то уже сохранил другие изменения. Проверьте их и сохраните ещё раз.',
  tooLarge: 'Слишком большой объём данных',
  unsupportedMedia: 'Такой формат не поддерживается',
  tooMany: 'Слишком много попыток. Повторите через {{minutes}} мин.',
  linkExpired: 'Ссылка больше не действует',
  internal: 'Что-то пошло не так',
  unavailable: 'Сервис сейчас недоступен. Повторите немного позже.',
  questionary: {
    create: 'Анкета не сохранена: проверьте отмеченные поля',
  },
} as const;
