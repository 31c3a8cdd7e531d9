/** What the server says when something is sent again. */
export const deliveryMessages = {
  again: 'Отчёт отправляется ещё раз',
  underWay: 'Отчёт уже отправлен или отправляется прямо сейчас',
  reportsOnly: 'Ещё раз отправляются только отчёты',
} as const;
