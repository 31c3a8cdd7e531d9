export const templateMessages = {
  saved: 'Шаблон сохранён',
  reset: 'Текст по умолчанию восстановлен',
  unknownVariable: 'Нет переменной «{{name}}»',
  openVariable: 'Двойные фигурные скобки не закрыты',
  variableAlone: 'Переменная «{{name}}» стоит в отдельном абзаце',
  linkAddress: 'Адрес ссылки начинается с https:// или mailto:',
} as const;
