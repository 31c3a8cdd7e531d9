/** What the server says about API keys. */
export const apiKeyMessages = {
  made: 'Ключ создан',
  saved: 'Адреса ключа сохранены',
  withdrawn: 'Ключ отозван',
  noScope: 'Выберите хотя бы одно право',
  besideSource:
    'Сотрудники уже приходят из источника «{{name}}». Выключите или удалите его, чтобы подключить SCIM.',
  tooMany: 'Ключей может быть не больше {{most}}. Отзовите ненужный.',
} as const;
