/** What the server says about files of participants. */
export const fromFileMessages = {
  read: 'Файл прочитан',
  created_one: 'Создана {{count}} анкета',
  created_few: 'Созданы {{count}} анкеты',
  created_many: 'Создано {{count}} анкет',

  noEmail: 'Не указан e-mail участника',
  noSubjectEmail: 'Не указан e-mail оцениваемого',
  noSubjectName: 'Не указан оцениваемый',
  unknownName: 'Нет сотрудника с именем «{{name}}»',
  severalNamed: 'С именем «{{name}}» несколько сотрудников. Укажите e-mail.',
  noRole: 'Не указана роль',
  unknownEmail: 'Нет сотрудника с e-mail «{{email}}»',
  unknownRole: 'Роли «{{role}}» нет. Используйте: руководитель, коллега, клиент или подчинённый.',
  selfRole: 'Самооценка добавляется автоматически: удалите эту строку.',
  roleNotOfMethod: 'В методе {{method}} нет роли «{{role}}»',
  listedTwice: '{{name}} уже есть в строке {{row}}',
  listedInOtherRole: '{{name}} уже есть в строке {{row}} с другой ролью',
  ratesSelf: '{{name}} не может оценивать себя в этой роли',
  noCompetencies:
    'У должности «{{position}}» нет компетенций. Добавьте их в должность или выберите одни и те же для всех анкет.',
  tooManyParticipants: 'У одного оцениваемого больше {{max}} участников',
  tooManySubjects: 'В файле больше {{max}} оцениваемых. Разделите его на несколько.',
  tooManyPeople: 'За один раз — не больше {{max}} человек, а выбрано {{found}}. Выберите меньше.',

  withoutLeader_one:
    'У {{count}} оцениваемого в структуре нет руководителя, без него анкету в работу не отправить: {{names}}',
  withoutLeader_few:
    'У {{count}} оцениваемых в структуре нет руководителя, без него анкету в работу не отправить: {{names}}',
  withoutLeader_many:
    'У {{count}} оцениваемых в структуре нет руководителя, без него анкету в работу не отправить: {{names}}',
  withoutSupervisor_one:
    '{{count}} анкета без руководителя: пока его нет, в работу её не отправить',
  withoutSupervisor_few:
    '{{count}} анкеты без руководителя: пока его нет, в работу их не отправить',
  withoutSupervisor_many:
    '{{count}} анкет без руководителя: пока его нет, в работу их не отправить',
} as const;
