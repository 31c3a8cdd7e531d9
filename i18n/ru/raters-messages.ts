/** What the server says about files of participants. */
export const ratersMessages = {
  read: 'Файл прочитан',
  checked: 'Файл проверен',
  created_one: 'Создана {{count}} анкета',
  created_few: 'Создано {{count}} анкеты',
  created_many: 'Создано {{count}} анкет',
  refused_one: 'Файл не принят: ошибка в {{count}} строке',
  refused_few: 'Файл не принят: ошибки в {{count}} строках',
  refused_many: 'Файл не принят: ошибки в {{count}} строках',

  noEmail: 'Не указан e-mail участника',
  noSubjectEmail: 'Не указан e-mail оцениваемого',
  noRole: 'Не указана роль',
  unknownEmail: 'Нет сотрудника с e-mail «{{email}}»',
  unknownRole: 'Роли «{{role}}» нет. Подойдут: Руководитель, Коллега, Клиент, Подчинённый',
  selfRole: 'Самооценка добавится сама, в файле её не указывают',
  roleNotOfMethod: 'В методе {{method}} нет роли «{{role}}»',
  listedTwice: '{{name}} уже есть в строке {{row}}',
  listedInOtherRole: '{{name}} уже есть в строке {{row}} с другой ролью',
  ratesSelf: '{{name}} не может быть участником собственной оценки',
  noCompetencies:
    'У должности «{{position}}» нет компетенций. Добавьте их должности или выберите компетенции для всех анкет',
  tooManyParticipants: 'У одного оцениваемого больше {{max}} участников',
  tooManySubjects: 'В файле больше {{max}} оцениваемых. Разделите его на несколько',

  withoutSupervisor_one:
    '{{count}} анкета без руководителя: пока его нет, в работу её не отправить',
  withoutSupervisor_few:
    '{{count}} анкеты без руководителя: пока его нет, в работу их не отправить',
  withoutSupervisor_many:
    '{{count}} анкет без руководителя: пока его нет, в работу их не отправить',
} as const;
