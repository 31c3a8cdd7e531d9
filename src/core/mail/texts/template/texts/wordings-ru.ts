/**
 * What letters and notifications say until a company words them itself (rule 32). Each text is the
 * HTML of a template, with its variables. Who gets it is in rule 33.
 */
export const templateTexts = {
  email: {
    invitation: {
      subject: 'Нужны ваши ответы: {{assessment.who}}, до {{assessment.until}}',
      text: '<h2>Ваше мнение важно</h2><p>{{person.greeting}}</p><p>В компании «{{company.name}}» проходит оценка. Пожалуйста, ответьте на вопросы до <strong>{{assessment.until}}</strong> включительно: это займёт {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Кого вы оцениваете</strong></p><p>{{assessment.list}}</p><p>{{message.text}}</p><p><strong>Кто увидит ваши ответы</strong><br>{{assessment.confidentiality}}</p><p><strong>Если есть вопросы</strong><br>{{assessment.organiser}}</p>',
    },
    reminder: {
      subject: '{{assessment.left}}: ждём ваших ответов ({{assessment.who}})',
      text: '<h2>{{assessment.left}}</h2><p>{{person.greeting}}</p><p>В компании «{{company.name}}» проходит оценка, и мы ещё ждём ваших ответов. Пожалуйста, ответьте до <strong>{{assessment.until}}</strong> включительно: это займёт {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Кого осталось оценить</strong></p><p>{{assessment.list}}</p><p>Если вы уже начали, ответы сохранены в том же браузере: откройте ссылку в нём.</p><p><strong>Кто увидит ваши ответы</strong><br>{{assessment.confidentiality}}</p><p><strong>Если есть вопросы</strong><br>{{assessment.organiser}}</p>',
    },
    questionaryDone: {
      subject: 'Оценка завершена: {{questionary.subject}}',
      text: '<h2>Оценка завершена</h2><p>{{person.greeting}}</p><p>Сбор ответов в компании «{{company.name}}» завершён:</p><p>{{questionary.list}}</p><p>{{link.button}}</p>',
    },
    nextCreated: {
      subject: 'Создана следующая оценка: {{questionary.subject}}',
      text: '<h2>Создана следующая оценка</h2><p>{{person.greeting}}</p><p>Оценка в компании «{{company.name}}» повторяется. На следующий срок создано:</p><p>{{questionary.list}}</p><p>Проверьте участников и даты, а потом отправьте в работу.</p><p>{{questionary.tooSoon}}</p><p>{{link.button}}</p>',
    },
    keyLost: {
      subject: 'Ответы не прочитать: {{questionary.subject}}',
      text: '<h2>Нет ключа к ответам</h2><p>{{person.greeting}}</p><p>На сервере нет ключа, которым зашифрованы ответы. Прочитать их, принять новые и составить отчёт нельзя:</p><p>{{questionary.list}}</p><p>Сообщите тому, кто отвечает за систему. Пока ключ можно вернуть, ничего не потеряно. Если его уже не вернуть, участников попросят ответить ещё раз или анкета завершится без отчёта. Остальных анкет это не касается.</p><p>{{link.button}}</p>',
    },
    reportReady: {
      subject: 'Результаты вашей оценки готовы: компания «{{company.name}}»',
      text: '<h2>Результаты вашей оценки готовы</h2><p>{{person.greeting}}</p><p>Оценка в компании «{{company.name}}» завершена. По её результатам видно, в чём вы сильны и что можно развивать.</p><p>{{report.list}}</p><p>{{link.button}}</p>',
    },
    tasks: {
      subject: '{{tasks.what}}',
      text: '<h2>{{tasks.what}}</h2><p>{{person.greeting}}</p><p>В компании «{{company.name}}» проходит оценка. Вас ждёт:</p><p>{{tasks.list}}</p><p>{{tasks.minutes}}</p><p>{{link.button}}</p><p>{{message.text}}</p>',
    },
    followUp: {
      subject: '{{assessment.who}}: изменилось ли что-то? До {{assessment.until}}',
      text: '<h2>Изменилось ли что-то?</h2><p>{{person.greeting}}</p><p>Некоторое время назад в компании «{{company.name}}» вы были среди тех, кого просили об оценке. Теперь о каждом, кто назван ниже, до трёх коротких вопросов: стало ли что-то заметно чаще? Это меньше минуты на человека. Ответить можно до <strong>{{assessment.until}}</strong> включительно.</p><p>{{link.button}}</p><p><strong>Кого оценивали</strong></p><p>{{assessment.list}}</p><p><strong>Кто увидит ваши ответы</strong><br>{{assessment.confidentiality}}</p>',
    },
    reportSent: {
      subject: '{{report.kind}}: {{report.subject}}, {{report.dates}}',
      text: '<h2>{{report.kind}}: {{report.subject}}</h2><p>{{message.text}}</p><p>Отчёт в приложенном файле PDF (анкета {{report.number}}, {{report.dates}}).</p><p>Отправитель: {{sender.name}}, {{sender.email}}</p>',
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
      text: '<p>Вас просят ответить на вопросы о коллегах до {{assessment.until}} включительно</p>',
    },
    reminder: {
      text: '<p>Мы ещё ждём ваших ответов: до {{assessment.until}} включительно</p>',
    },
    questionaryDone: {
      text: '<p>Анкета {{questionary.number}} завершена: {{questionary.subject}}</p>',
    },
    nextCreated: {
      text: '<p>Создана следующая анкета {{questionary.number}}: {{questionary.subject}}, {{questionary.dates}}. Проверьте её и отправьте в работу.</p><p>{{questionary.tooSoon}}</p>',
    },
    keyLost: {
      text: '<p>Анкета {{questionary.number}}, {{questionary.subject}}: на сервере нет ключа, ответы не прочитать. Сообщите тому, кто отвечает за систему.</p>',
    },
    tasks: {
      text: '<p>{{tasks.what}}</p>',
    },
    followUp: {
      text: '<p>Несколько коротких вопросов, до {{assessment.until}} включительно: изменилось ли что-то у тех, о ком вас просили?</p>',
    },
    reportReady: {
      text: '<p>Готов отчёт о вас: анкета {{report.number}}, {{report.dates}}</p>',
    },
  },
} as const;
