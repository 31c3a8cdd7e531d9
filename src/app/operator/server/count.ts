const number = new Intl.NumberFormat('en');

/** "1 company", "56,094 rows". */
export const count = (many: number, one: string, several: string): string =>
  `${number.format(many)} ${many === 1 ? one : several}`;
