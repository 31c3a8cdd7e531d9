/** Notifications in the app, and how Slack passes them on. */
export const notification = {
  text: {
    questionaryDone: 'Анкета № {{number}} завершена: {{name}}',
    nextCreated:
      'Создана следующая анкета № {{number}}: {{name}}, {{from}} – {{to}}. Проверьте её и отправьте в работу.',
    reportReady: 'Готов отчёт о вас: анкета № {{number}}, {{from}} – {{to}}',
    invitation: 'Вас просят ответить на вопросы о коллегах до {{to}} включительно',
  },
  open: 'Открыть',
} as const;
