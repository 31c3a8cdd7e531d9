/** What the start says to the person at the terminal. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`);
export const complain = (line: string): boolean => process.stderr.write(`${line}\n`);
