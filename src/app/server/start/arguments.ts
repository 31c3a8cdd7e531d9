const usage = `Usage: node dist/server/main.js [--help]

Starts the product, prints its address, and runs until Ctrl-C or SIGTERM. It takes no other arguments: settings are
environment variables, listed in docs/admin-guide/start.en.md. The first ones to know:

  PORT, HOST      where to listen: 3000 on 127.0.0.1 unless set
  PUBLIC_URL      the address that people open, for the links in emails
  DATABASE_URL    a PostgreSQL of your own, 15 or newer; without it the product runs its own
  DATA_DIR        its data, ./data unless set
  SMTP_URL        the mail server; without it emails are kept in DATA_DIR
  DEMO            on, off or public: invented companies in an empty database

What an operator does beside it: npm run operator -- help`;

/** What is answered in place of a start, and the exit code. Null: the product is to start. */
export function answerTo([first]: string[]): { text: string; code: 0 | 2 } | null {
  if (first === undefined) return null;
  if (first === '--help' || first === '-h') return { text: usage, code: 0 };
  return { text: `There is no argument ${first}.\n${usage}`, code: 2 };
}
