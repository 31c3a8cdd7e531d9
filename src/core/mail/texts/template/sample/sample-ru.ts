/** Invented people and numbers, for whoever looks at a template before saving it. */
export const templateSample = {
  person: { greeting: 'Здравствуйте, Анна!', firstName: 'Анна', fullName: 'Белова Анна' },
  account: {
    email: 'anna.belova@example.com',
    next: 'Осталось придумать пароль, и можно входить.',
  },
  assessment: {
    who: 'Волков Пётр и ещё 2',
    count: '3 человека',
    until: '30 июня',
    left: 'Завтра последний день',
    minutes: 'около 20 минут',
    organiser: 'Морозова Елена, elena.morozova@example.com',
  },
  words:
    '<p><strong>От отдела персонала</strong></p><p>По итогам каждый составит план развития.</p>',
  list: { first: 'Волков Пётр', second: 'Егорова Мария', own: 'Белова Анна' },
  news: {
    number: '№ 42',
    subject: 'Волков Пётр',
    dates: '15 июня 2026 г. – 30 июня 2026 г.',
    tooSoon:
      'Отправить её в работу можно 31 июля 2026 г. или позже: 30 дней после анонимной оценки никого не спрашивают о том же человеке снова.',
    note: 'анкета № 42, 15 июня 2026 г. – 30 июня 2026 г.',
  },
  tasks: {
    what: 'До 12 марта: выберите, кто вас оценит',
    count: '1 дело',
    minutes: 'Это займёт около 5 минут.',
    row: 'Выберите, кто вас оценит',
    note: 'Оценка 360, весна, до 12 марта',
    message:
      '<p><strong>От отдела персонала</strong></p><p>Зовите тех, с кем работали в этом году.</p>',
  },
  sent: {
    report: { kind: 'Отчёт об оценке', subject: 'Волков Пётр' },
    sender: { name: 'Морозова Елена', email: 'elena.morozova@example.com' },
    message: '<p>Анна, здравствуйте!</p><p>Отправляю отчёт. Предлагаю обсудить его в четверг.</p>',
  },
  button: {
    invitation: 'Ответить',
    reminder: 'Ответить',
    questionaryDone: 'Открыть анкету',
    nextCreated: 'Открыть анкету',
    keyLost: 'Открыть анкету',
    reportReady: 'Открыть отчёт',
    tasks: 'Открыть',
    followUp: 'Ответить',
    passwordReset: 'Задать новый пароль',
    accountCreated: 'Придумать пароль',
  },
} as const;
