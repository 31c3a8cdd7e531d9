/** What the server says when people are reminded. */
export const awaitedMessages = {
  reminded_one: 'Напоминание получит {{count}} человек',
  reminded_few: 'Напоминание получат {{count}} человека',
  reminded_many: 'Напоминание получат {{count}} человек',
  nobody:
    'Напоминать некому: выбранные люди уже получили письмо сегодня или успели ответить, либо их приглашение ещё не ушло',
} as const;
