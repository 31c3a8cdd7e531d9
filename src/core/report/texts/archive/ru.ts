/** Reports as one ZIP: the file itself, and what the server says of it. */
export const archiveFile = {
  name: 'otchyoty',
  missingName: 'ne-voshli.txt',
  missing: 'Эти отчёты не удалось превратить в PDF. Остальные в архиве есть:',
  undrawnName: 'ne-vse-znaki.txt',
  undrawn:
    'В этих PDF видны не все знаки: вместо тех, которых нет в шрифтах продукта, стоят прямоугольники. Сколько их:',
  notReady: 'Архив ещё готовится. Скачайте его, когда он будет готов.',
  tooManyUnderWay: 'Уже готовятся другие архивы: {{count}}. Дождитесь одного из них.',
  tooManyStanding: 'За сутки у вас уже {{count}} архивов, больше нельзя. Уберите ненужные.',
  tooLargeStanding:
    'За сутки ваши архивы заняли уже {{count}} ГБ, больше нельзя. Уберите ненужные.',
  tooManyReports: 'Отчётов слишком много: {{count}}. В архив войдёт не больше {{max}}.',
} as const;
