/** Notifications in the app, and how Slack passes them on. */
export const notification = {
  text: {
    questionaryDone: 'Анкета № {{number}} завершена: {{name}}',
    nextCreated:
      'Создана следующая анкета № {{number}}: {{name}}, {{from}} – {{to}}. Проверьте её и отправьте в работу.',
    reportReady: 'Готов отчёт о вас: анкета № {{number}}, {{from}} – {{to}}',
    invitation: 'Вас просят ответить на вопросы о коллегах до {{to}} включительно',
  },
  type: {
    questionaryDone: 'Анкета завершена',
    nextCreated: 'Создана следующая анкета',
    reportReady: 'Готов отчёт',
    invitation: 'Нужны ваши ответы',
  },
  title: 'Уведомления',
  bell: 'Уведомления, непрочитанных нет',
  bellUnread_one: 'Уведомления, {{count}} непрочитанное',
  bellUnread_few: 'Уведомления, {{count}} непрочитанных',
  bellUnread_many: 'Уведомления, {{count}} непрочитанных',
  unread: 'Непрочитанное',
  empty: 'Уведомлений пока нет',
  emptyText: 'Здесь появится то, что важно не пропустить.',
  notLoaded: 'Не удалось загрузить уведомления',
  more: 'Показать ещё',
  left: 'Показаны последние {{count}}',
  open: 'Открыть',
  markRead: 'Отметить прочитанным',
  readAll: 'Прочитать все',
  readAllTitle: 'Отметить все уведомления прочитанными?',
  readAllText: 'Сами уведомления останутся в списке.',
  readAllConfirm: 'Отметить все',
} as const;
