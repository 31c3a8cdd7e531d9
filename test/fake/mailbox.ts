import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { plain } from '#test/screen/plain.ts';

export interface Mailbox {
  /** For startApp: SMTP_URL is filled in before the app starts. */
  env: Record<string, string>;
  /** The mails that have arrived, oldest first, with plain spaces. */
  mails: Email[];
  /** Refuses recipients for which it returns an SMTP code. Undefined accepts everybody. */
  refuse: ((address: string) => number | undefined) | undefined;
  /** A letter is addressed as the network spells a host. */
  to(address: string): Email[];
}

/** A real SMTP server for the tests of one file. Call it at the top of a suite, before startApp. */
export function startMailbox(): Mailbox {
  const box: Mailbox = {
    env: {},
    mails: [],
    refuse: undefined,
    to: (address) =>
      box.mails.filter((mail) => mail.to?.some((to) => normalEmail(to.address ?? '') === address)),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      const responseCode = box.refuse?.(address);
      answer(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null);
    },
    onData: async (stream, _session, answer) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      box.mails.push(withPlainSpaces(await PostalMime.parse(Buffer.concat(parts))));
      answer();
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    if (typeof address !== 'object' || !address) throw new Error('the mail server has no port');
    box.env.SMTP_URL = `smtp://127.0.0.1:${address.port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return box;
}

function withPlainSpaces(mail: Email): Email {
  for (const part of ['subject', 'text', 'html'] as const) {
    if (mail[part] !== undefined) mail[part] = plain(mail[part]);
  }
  return mail;
}

/** The token of the personal link in a mail. Text and HTML have the same one. */
export const tokenIn = (mail: Email | undefined): string =>
  found(mail, /\/testing(?:\/\w+)?\?token=([\w.-]+)/);

/** The token of the link in a mail that sets a password. */
export const resetTokenIn = (mail: Email | undefined): string =>
  found(mail, /\/restore-password\/link#token=([\w-]+)/);

/** The token of the link in a mail that confirms a new e-mail. */
export const newEmailTokenIn = (mail: Email | undefined): string =>
  found(mail, /\/new-email\/link#token=([\w-]+)/);

/** The token of the link in a mail that accepts an access. */
export const joinTokenIn = (mail: Email | undefined): string =>
  found(mail, /\/join\/link#token=([\w-]+)/);

function found(mail: Email | undefined, link: RegExp): string {
  const [inText, inHtml] = [mail?.text, mail?.html].map((part) => link.exec(part ?? '')?.[1]);
  if (!inText || inText !== inHtml) throw new Error(`no link in ${mail?.text}`);
  return inText;
}
