/** The frame around the screens: header, navigation, messages. */
export const shell = {
  archivedName: '{{name}} (в архиве)',
  title: {
    home: 'Главная',
    restore: 'Восстановление пароля',
    newEmail: 'Новый e-mail',
    join: 'Доступ к компании',
    stop: 'Изменение прав',
    answering: 'Прохождение оценки',
    protection: 'Как защищены ответы',
  },
  skip: 'Перейти к содержанию',
  language: 'Язык',
  darkTheme: 'Включить тёмную тему',
  lightTheme: 'Включить светлую тему',
  brand: 'Компания',
  profile: 'Мой профиль',
  more: 'Ещё: {{name}}',
  exit: 'Выйти',
  error: 'Ошибка',
  done: 'Готово',
} as const;
