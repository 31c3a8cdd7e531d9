/** What the web says of taking reports out. */
export const reportExport = {
  file: { pdf: 'Скачать PDF', xlsx: 'Скачать XLSX', csv: 'Скачать CSV' },
  failed: 'Не удалось скачать отчёт',
} as const;
