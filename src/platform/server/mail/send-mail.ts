import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '#platform/server/shared/config.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { createBreaker } from './breaker.ts';

interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** For a picture that the letter itself shows: the id by which its HTML names it. */
  cid?: string;
}

export interface Mail {
  /** The same for every try, so that a mail sent twice is shown once. */
  id?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The letter's language. It decides the name of our default sender. */
  locale: Locale;
  /** Whom an answer reaches; left out, nobody reads it. */
  replyTo?: string;
  attachments?: Attachment[];
}

export interface Mailer {
  /**
   * Throws `MailRefused` when trying again is useless, `MailAway` when the server was not asked because it
   * does not answer, and any other error when trying again may help.
   */
  send(mail: Mail): Promise<void>;
  /** The server does not answer: letters had better wait. */
  isAway(): boolean;
  close(): void;
}

/** The recipient's server refused this recipient or this mail for good (a 5xx answer, RFC 5321). */
export class MailRefused extends Error {}

/** Sends mail by SMTP, or writes .eml files to DATA_DIR/mail when SMTP_URL is not set. A public demo's goes nowhere. */
export function createMailer(config: Config, log: Logger): Mailer {
  if (config.isPublicDemo) return { send: async () => {}, isAway: () => false, close: () => {} };
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config)
    : fileMailer(join(config.dataDir, 'mail'), config.mailFrom, log);
}

/**
 * In ms. A server that takes a minute for each letter is slow, not away: cut off, it would get the same letter
 * again and again (RFC 5321, 4.5.3.2.6 asks for up to ten).
 */
export const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 180_000,
};

type SmtpConfig = Pick<Config, 'mailFrom' | 'smtpConnections'>;

function smtpMailer(url: string, { mailFrom, smtpConnections }: SmtpConfig): Mailer {
  const options = { url, pool: true, maxConnections: smtpConnections, ...patience } as const;
  const transport = nodemailer.createTransport(options);
  const breaker = createBreaker(() => performance.now());
  return {
    send: async (mail) => {
      try {
        const letter = message(mail, mailFrom);
        await breaker.run(() => transport.sendMail(letter), isAboutLetter);
      } catch (error) {
        throw isForGood(error as SmtpError) ? new MailRefused((error as Error).message) : error;
      }
    },
    isAway: breaker.isOpen,
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/** The server answered, if only to this recipient or this letter. */
const isAboutLetter = (error: unknown): boolean => {
  const { responseCode, command = '' } = error as SmtpError;
  return responseCode !== undefined && ['RCPT TO', 'DATA'].includes(command);
};

/**
 * A 5xx to our sign-in or our sender is a configuration problem. Somebody will fix it, so it is not
 * final.
 */
export function isForGood({ responseCode = 0, command = '' }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}

function fileMailer(folder: string, from: From, log: Logger): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let told = false;
  return {
    send: async (mail) => {
      const sent = await transport.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.to.replaceAll(/[^\w.@+-]/g, '_')}-${mail.id ?? randomUUID()}.eml`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, sent.message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      if (!told) log.warn(`SMTP_URL is not set: mails are written to ${folder}`);
      told = true;
    },
    isAway: () => false,
    close: () => {},
  };
}

/** The value of MAIL_FROM, if it is set. */
type From = Config['mailFrom'];

function message({ id, locale, ...mail }: Mail, given: From) {
  const from = given ?? `${speak[locale]('common.product')} <no-reply@localhost>`;
  return {
    ...mail,
    from,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(id && { messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>` }),
  };
}
