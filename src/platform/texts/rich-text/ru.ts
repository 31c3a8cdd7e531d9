/** The editor of texts with emphasis, lists and links. */
export const richText = {
  tools: {
    label: 'Оформление',
    strong: 'Полужирный',
    em: 'Курсив',
    u: 'Подчёркнутый',
    heading: 'Заголовок',
    bulletList: 'Маркированный список',
    orderedList: 'Нумерованный список',
    link: 'Ссылка',
    undo: 'Отменить',
    redo: 'Повторить',
  },
  link: {
    address: 'Адрес',
    addressHint: 'Начинается с https:// или mailto:',
    addressOwn:
      'Начинается с https:// или mailto:. Чтобы ссылка вела туда же, куда кнопка, оставьте {{hole}}.',
    wrong: 'Адрес начинается с https:// или mailto:',
    set: 'Поставить ссылку',
    remove: 'Убрать ссылку',
  },
} as const;
