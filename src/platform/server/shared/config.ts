import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod/mini';
import { fromRoot } from './root.ts';

const whole = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.number().check(z.minimum(min), z.maximum(max)),
  );
const onOff = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0']),
  z.transform((value) => ['on', 'true', '1'].includes(value)),
);
/**
 * How many proxies stand between us and the caller. `on` means one. Anything further out can be
 * forged.
 */
const hops = z.pipe(
  z.string().check(z.regex(/^(on|off|true|false|\d)$/)),
  z.transform((value) =>
    /\d/.test(value) ? Number(value) : ['on', 'true'].includes(value) ? 1 : 0,
  ),
);
/** A name or an address, such as "localhost", "0.0.0.0" or "::". */
const host = z.string().check(z.regex(/^[\w.:%-]+$/));
/** Names separated by commas, each perhaps with a port. */
const hosts = z.pipe(
  z.string().check(z.regex(/^[\w.-]+(:\d+)?( *, *[\w.-]+(:\d+)?)*$/)),
  z.transform((value) => value.split(',').map((name) => name.trim().toLowerCase())),
);
/** As in a mail's "From": "Name <address>" or only the address. */
const sender = z.string().check(z.regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/));
/** A host without a path: what is passed on keeps its own. */
const origin = z.pipe(
  z.url({ protocol: /^https?$/ }).check(z.regex(/^\w+:\/\/[^/@?#]+\/?$/)),
  z.transform((url) => new URL(url).origin),
);
/** One line, as it is shown. */
const line = z.optional(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u)),
);
const digits = (pattern: RegExp) => z.optional(z.string().check(z.trim(), z.regex(pattern)));
const optionalUrl = (protocol: RegExp) => z.optional(z.url({ protocol }));

/** Environment variables and what they must look like. */
const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(whole(0, 65535), 3000),
  HOST: z._default(host, '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  PASSKEYS_END: z._default(hosts, []),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/),
  DATA_DIR: z._default(z.string(), './data'),
  KEYS_DIR: z.optional(z.string()),
  KEYS_DIR_2: z.optional(z.string()),
  KEYS_MASTER_FILE: z.optional(z.string()),
  DEMO: z.optional(z.union([z.literal('public'), onOff])),
  DEMO_MB: z._default(whole(100, 100_000), 500),
  SMTP_URL: optionalUrl(/^smtps?$/),
  SMTP_CONNECTIONS: z._default(whole(1, 50), 4),
  MAIL_FROM: z.optional(sender),
  SLACK_TOKEN: z.optional(z.string().check(z.regex(/^xox[a-z]?[.-][\w.-]{8,}$/))),
  SLACK_API_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://slack.com/api'),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/))),
  TRUST_PROXY: z._default(hops, 0),
  COMPANY_LIST: z._default(onOff, true),
  PHOTO_HOSTS: z._default(hosts, []),
  OUTBOUND_HOSTS: z._default(hosts, []),
  ANALYTICS_ID: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  ERROR_DSN: z.optional(
    z.string().check(z.regex(/^https?:\/\/\w+(:\w+)?@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/)),
  ),
  MATRIX_URL: z.optional(origin),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  AUDIT_LINES: z.optional(
    z.string().check(z.refine((value) => value === 'stdout' || isAbsolute(value))),
  ),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  COMPANY_NAME: line,
  COMPANY_INN: digits(/^(\d{10}|\d{12})$/),
  COMPANY_KPP: digits(/^\d{4}[\dA-Z]{2}\d{3}$/),
  COMPANY_OGRN: digits(/^(\d{13}|\d{15})$/),
  COMPANY_ADDRESS: line,
  COMPANY_HEAD: line,
  COMPANY_EMAIL: z.optional(z.email()),
  COMPANY_PHONE: digits(/^\+?[\d ()-]{5,30}$/),
  COMPANY_BANK: line,
  DOCUMENTS_DIR: z.optional(z.string()),
  SOURCES_DIR: z.optional(z.string()),
  FONTS_DIR: z.optional(z.string()),
});

const hints: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or an IP address without scheme and port, such as 127.0.0.1',
  PUBLIC_URL: 'an http or https address without a path, such as https://360.example.com',
  PASSKEYS_END: 'the host that PUBLIC_URL named before, such as old.example.com',
  DATABASE_URL: 'an address like postgresql://user:password@host/database',
  DEMO: 'on, off or public',
  DEMO_MB: 'a number of megabytes from 100 to 100000',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  SMTP_CONNECTIONS: 'a number from 1 to 50',
  MAIL_FROM: 'an e-mail address, alone or as in "Assessment 360 <assessment@example.com>"',
  SLACK_TOKEN: 'a token of a Slack app, such as xoxb-…',
  SLACK_API_URL: 'an http or https address',
  COUNTRY_HEADER: "a header's name",
  TRUST_PROXY: 'on, off or the number of proxies from 0 to 9',
  COMPANY_LIST: 'on or off',
  PHOTO_HOSTS: 'host names separated by commas, such as photos.example.com',
  OUTBOUND_HOSTS: 'host names separated by commas, such as sso.corp.example.com',
  ANALYTICS_ID: 'the number of a Yandex Metrica counter',
  ERROR_DSN: 'an address like https://key@errors.example.com/1',
  MATRIX_URL: 'an http or https address without a path, such as http://matrix:8080',
  METRICS_TOKEN: 'a secret of at least 16 characters',
  AUDIT_LINES: 'stdout or the whole path of a file, such as /var/log/assessment/audit.jsonl',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, silent',
  COMPANY_NAME: 'one line of at most 500 characters',
  COMPANY_INN: '10 or 12 digits',
  COMPANY_KPP: '9 characters',
  COMPANY_OGRN: '13 or 15 digits',
  COMPANY_ADDRESS: 'one line of at most 500 characters',
  COMPANY_HEAD: 'one line of at most 500 characters',
  COMPANY_EMAIL: 'an e-mail address',
  COMPANY_PHONE: 'a telephone number, such as +7 495 123-45-67',
  COMPANY_BANK: 'one line of at most 500 characters',
};

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration once. A wrong value stops the start with a sentence that names it. On a
 * terminal, somebody reads along: a line for every call would bury the address and the accounts.
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { isTerminal = false }: { isTerminal?: boolean } = {},
) {
  const given = withFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new Error(`${name} must be ${hints[name] ?? 'set properly'}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    isAddressGiven: values.PUBLIC_URL !== undefined,
    passkeysEnd: values.PASSKEYS_END,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(fromRoot('.'), values.DATA_DIR),
    keys: {
      folder: resolve(fromRoot('.'), values.KEYS_DIR ?? join(values.DATA_DIR, 'keys')),
      second: values.KEYS_DIR_2 && resolve(fromRoot('.'), values.KEYS_DIR_2),
      masterFile: values.KEYS_MASTER_FILE && resolve(fromRoot('.'), values.KEYS_MASTER_FILE),
    },
    isProduction: values.NODE_ENV === 'production',
    demo: Boolean(values.DEMO ?? values.NODE_ENV !== 'production'),
    /** Anybody may try it: nothing leaves it, and it begins anew every hour (rule 203). */
    isPublicDemo: values.DEMO === 'public',
    /** The most that visitors of a public demo may store. */
    demoMegabytes: values.DEMO_MB,
    smtpUrl: values.SMTP_URL,
    smtpConnections: values.SMTP_CONNECTIONS,
    mailFrom: values.MAIL_FROM,
    slackToken: values.SLACK_TOKEN,
    slackApiUrl: values.SLACK_API_URL.replace(/\/$/, ''),
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    trustProxy: values.TRUST_PROXY,
    companyList: values.COMPANY_LIST,
    photoHosts: values.PHOTO_HOSTS,
    outboundHosts: values.OUTBOUND_HOSTS,
    analyticsId: values.ANALYTICS_ID,
    errorDsn: values.ERROR_DSN,
    matrixUrl: values.MATRIX_URL,
    metricsToken: values.METRICS_TOKEN,
    auditLines: values.AUDIT_LINES,
    logLevel: values.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    company: {
      name: values.COMPANY_NAME,
      inn: values.COMPANY_INN,
      kpp: values.COMPANY_KPP,
      ogrn: values.COMPANY_OGRN,
      address: values.COMPANY_ADDRESS,
      head: values.COMPANY_HEAD,
      email: values.COMPANY_EMAIL,
      phone: values.COMPANY_PHONE,
      bank: values.COMPANY_BANK,
    },
    documentsDir: values.DOCUMENTS_DIR && resolve(fromRoot('.'), values.DOCUMENTS_DIR),
    sourcesDir: values.SOURCES_DIR && resolve(fromRoot('.'), values.SOURCES_DIR),
    fontsDir: values.FONTS_DIR && resolve(fromRoot('.'), values.FONTS_DIR),
  };
}

/**
 * NAME_FILE names a file that holds the value of NAME: secrets in files are seen by fewer programs
 * than the environment is.
 */
function withFiles(given: Record<string, string | undefined>): typeof given {
  const values = { ...given };
  for (const name of Object.keys(environment.shape)) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    values[name] = readValue(`${name}_FILE`, file);
  }
  return values;
}

function readValue(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name} can't be read: ${(error as Error).message}.`);
  }
}

/** Whether the product is meant to be reached from this machine only. */
export function isLocal({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return [host, new URL(publicUrl).hostname].every(isLocalName);
}

/** A name or address that only this machine itself goes by. */
export const isLocalName = (name: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);
