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
  list: { first: 'Волков Пётр', second: 'Егорова Мария', own: 'Белова Анна' },
  questionary: {
    number: '№ 42',
    subject: 'Волков Пётр',
    answered: '9 из 12',
    dates: '16–30 июня',
  },
  report: {
    subject: 'Волков Пётр',
    number: '№ 42',
    sender: 'Морозова Елена',
    message: 'Отчёт для нашей встречи в четверг.',
  },
  button: {
    invitation: 'Ответить',
    reminder: 'Ответить',
    questionaryDone: 'Открыть отчёты',
    nextCreated: 'Открыть анкету',
    reportReady: 'Открыть отчёт',
    passwordReset: 'Задать новый пароль',
    accountCreated: 'Придумать пароль',
  },
} as const;
