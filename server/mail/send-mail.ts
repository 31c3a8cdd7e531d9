import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { speak } from '#i18n/speak.ts';
import type { Locale } from '#i18n/t.ts';
import type { Config } from '#server/config.ts';

export interface Mail {
  /** The same for every try, so that a mail that went twice after all shows as one. */
  id?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of the letter; our own sender is called in it. */
  locale: Locale;
}

export interface Mailer {
  /** Throws `MailRefused` when trying again is useless, any other error when it may help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The recipient's server refused this recipient or this mail for good (a 5xx answer, RFC 5321). */
export class MailRefused extends Error {}

/** Mail by SMTP, or as .eml files in DATA_DIR/mail where no SMTP_URL is set. */
export function createMailer(config: Config, log: Logger): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : fileMailer(join(config.dataDir, 'mail'), config.mailFrom, log);
}

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function smtpMailer(url: string, from: From): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 4, ...patience });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(message(mail, from));
      } catch (error) {
        throw isForGood(error as SmtpError) ? new MailRefused((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/** A 5xx to our sign-in or sender is a matter of configuration: it will be mended, so it is no refusal. */
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
      if (!told) log.info(`SMTP_URL is not set: mails are written to ${folder}`);
      told = true;
    },
    close: () => {},
  };
}

/** What MAIL_FROM says, if it is set. */
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
