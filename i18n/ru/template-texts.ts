/**
 * What letters and notifications say until a company words them itself (rule 32). Each text is the
 * HTML of a template, with its variables. Who gets it is in rule 33.
 */
export const templateTexts = {
  email: {
    invitation: {
      subject: 'Нужны ваши ответы: {{assessment.who}}, до {{assessment.until}}',
      text: '<h2>Ваше мнение важно</h2><p>{{person.greeting}}</p><p>В компании «{{company.name}}» проходит оценка. Пожалуйста, ответьте на вопросы до <strong>{{assessment.until}}</strong> включительно: это займёт {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Кого вы оцениваете</strong></p><p>{{assessment.list}}</p><p><strong>Кто увидит ваши ответы</strong><br>{{assessment.confidentiality}}</p><p><strong>Если есть вопросы</strong><br>{{assessment.organiser}}</p>',
    },
    reminder: {
      subject: '{{assessment.left}}: ждём ваших ответов ({{assessment.who}})',
      text: '<h2>{{assessment.left}}</h2><p>{{person.greeting}}</p><p>В компании «{{company.name}}» проходит оценка, и мы ещё ждём ваших ответов. Пожалуйста, ответьте до <strong>{{assessment.until}}</strong> включительно: это займёт {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Кого осталось оценить</strong></p><p>{{assessment.list}}</p><p>Если вы уже начали, ответы сохранены в том же браузере: откройте ссылку в нём.</p><p><strong>Кто увидит ваши ответы</strong><br>{{assessment.confidentiality}}</p><p><strong>Если есть вопросы</strong><br>{{assessment.organiser}}</p>',
    },
    questionaryDone: {
      subject: 'Анкета {{questionary.number}} завершена: {{questionary.subject}}',
      text: '<h2>Анкета завершена</h2><p>{{person.greeting}}</p><p>Анкета {{questionary.number}} завершена: {{questionary.subject}}. Ответов: {{questionary.answered}}.</p><p>{{link.button}}</p>',
    },
    nextCreated: {
      subject: 'Следующая анкета создана: {{questionary.subject}}',
      text: '<h2>Следующая анкета создана</h2><p>{{person.greeting}}</p><p>Оценка повторяется, поэтому создана анкета {{questionary.number}}: {{questionary.subject}}, {{questionary.dates}}.</p><p>Это черновик: проверьте участников и даты и отправьте анкету в работу.</p><p>{{link.button}}</p>',
    },
    reportReady: {
      subject: 'Ваш отчёт по оценке готов',
      text: '<h2>Ваш отчёт готов</h2><p>{{person.greeting}}</p><p>Оценка в компании «{{company.name}}» завершена, и ваш отчёт готов. В нём видно, в чём вы сильны и что можно развивать.</p><p>{{link.button}}</p>',
    },
    reportSent: {
      subject: 'Отчёт по оценке: {{report.subject}}',
      text: '<h2>Отчёт по оценке</h2><p>Здравствуйте!</p><p>{{report.sender}}, компания «{{company.name}}», отправляет вам отчёт: {{report.subject}}. Файл приложен к письму.</p><p>{{report.message}}</p><p>Отчёт предназначен только вам. Пожалуйста, не пересылайте его.</p>',
    },
    passwordReset: {
      subject: 'Новый пароль: Оценка 360',
      text: '<h2>Новый пароль</h2><p>{{person.greeting}}</p><p>Кто-то, скорее всего вы, запросил ссылку для нового пароля.</p><p>{{link.button}}</p>',
    },
    accountCreated: {
      subject: 'Вам открыт доступ: оценка сотрудников компании «{{company.name}}»',
      text: '<h2>Вам открыт доступ</h2><p>{{person.greeting}}</p><p>Вас добавили в систему оценки сотрудников компании «{{company.name}}». {{account.next}}</p><p>{{link.button}}</p><p>E-mail для входа: {{account.email}}</p>',
    },
  },
  notification: {
    invitation: {
      text: '<p>Нужны ваши ответы: {{assessment.who}}, до {{assessment.until}}</p>',
    },
    reminder: {
      text: '<p>{{assessment.left}}: ждём ваших ответов ({{assessment.who}})</p>',
    },
    questionaryDone: {
      text: '<p>Анкета {{questionary.number}} завершена: {{questionary.subject}}. Ответов: {{questionary.answered}}</p>',
    },
    nextCreated: {
      text: '<p>Создана следующая анкета {{questionary.number}}: {{questionary.subject}}, {{questionary.dates}}</p>',
    },
    reportReady: {
      text: '<p>Ваш отчёт по оценке готов</p>',
    },
    reportSent: {
      text: '<p>{{report.sender}} отправляет вам отчёт: {{report.subject}}</p>',
    },
  },
} as const;
