/** DD.MM.YYYY, DD-MM-YYYY or YYYY-MM-DD as YYYY-MM-DD (rule 36); anything else as it is. */
export function readDate(text: string): string {
  const day = /^(\d{2})([.-])(\d{2})\2(\d{4})$/.exec(text);
  return day ? `${day[4]}-${day[3]}-${day[1]}` : text;
}
