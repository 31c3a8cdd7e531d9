import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ownEnvironment } from '#test/start/built-product.ts';
import { loadPage } from './portal.ts';

/** Why LemonLDAP::NG can't be started here, or false where Debian's packages of it are installed. */
export const lacksLemonldap: string | false =
  !['Lemonldap/NG/Portal.pm', 'String/Random.pm', 'IO/String.pm'].every((module) =>
    existsSync(join('/usr/share/perl5', module)),
  ) && 'LemonLDAP::NG is not installed here';

/** Another client of the same secret and address, signed to as its Manager proposes: by that secret. */
export const carelessId = 'careless';

/** What the two of us have agreed on. */
interface Partner {
  clientId: string;
  secret: string;
  redirectUri: string;
  /** Where it leads after signing out. */
  afterSignOut: string;
}

export interface Lemonldap {
  /** As people type it: it names itself with a slash at the end. */
  issuer: string;
  /** The certificate of its authority, as a file and as text. */
  ca: { file: string; pem: string };
  stop: () => Promise<void>;
}

/**
 * Debian's LemonLDAP::NG as a company would run it: over TLS, by a certificate of an authority of its own. Its people
 * are those of its demonstration, whose passwords are their names: `dwho`, `rtyler` and `msmith` at badwolf.org. `place`
 * is an empty folder for all it keeps.
 */
export async function startLemonldap(place: string, partner: Partner): Promise<Lemonldap> {
  const port = await freePort();
  const issuer = `https://localhost:${port}`;
  const settings = join(place, 'lemonldap-ng.ini');
  for (const folder of ['conf', 'sessions/lock', 'people/lock', 'cache']) {
    mkdirSync(join(place, folder), { recursive: true });
  }
  writeFileSync(settings, iniOf(place));
  writeFileSync(
    join(place, 'conf', 'lmConf-1.json'),
    JSON.stringify({ ...ofPortal(place, issuer), ...ofOpenId(issuer, partner) }),
  );
  const { authority, certificate, key } = makeCertificate(place);
  const ca = { file: authority, pem: readFileSync(authority, 'utf8') };
  const log = join(place, 'portal.log');
  const said = openSync(log, 'a');
  const words = ['-E', 'deployment', '--host=127.0.0.1', `--port=${port}`];
  const tls = ['--ssl=1', `--ssl-cert-file=${certificate}`, `--ssl-key-file=${key}`];
  const program = '/usr/share/lemonldap-ng/portal/htdocs/index.psgi';
  const child = spawn('plackup', [...words, ...tls, program], {
    cwd: place,
    env: ownEnvironment({ LLNG_DEFAULTCONFFILE: settings }),
    stdio: ['ignore', said, said],
  });
  const gone = once(child, 'exit');
  const announced = new URL(`${issuer}/.well-known/openid-configuration`);
  const answer = () => loadPage(announced, { ca: ca.pem }).catch(() => undefined);
  let first = await answer();
  while (!first && child.exitCode === null) {
    await wait(100);
    first = await answer();
  }
  if (first?.status !== 200) {
    child.kill('SIGKILL');
    throw new Error(`The portal doesn't start: ${readFileSync(log, 'utf8')}`);
  }
  return {
    issuer,
    ca,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const iniOf = (place: string) => `[all]
logLevel = warn

[configuration]
type = File
dirName = ${join(place, 'conf')}

[portal]
templateDir = /usr/share/lemonldap-ng/portal/templates
staticPrefix = /static
languages = en

[handler]
`;

/** Who signs in there, and where it keeps that. */
function ofPortal(place: string, issuer: string) {
  const files = (folder: string) => ({
    Directory: join(place, folder),
    LockDirectory: join(place, folder, 'lock'),
    generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
  });
  const cache = { cache_root: join(place, 'cache'), namespace: 'sessions', cache_depth: 3 };
  return {
    cfgNum: 1,
    cfgDate: 1,
    cfgAuthor: 'test',
    portal: `${issuer}/`,
    domain: 'localhost',
    securedCookie: 1,
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Null',
    registerDB: 'Null',
    whatToTrace: 'uid',
    demoExportedVars: { uid: 'uid', cn: 'cn', mail: 'mail' },
    locationRules: { localhost: { default: 'accept' } },
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: files('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: files('people'),
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: cache,
    portalDisplayRegister: 0,
    portalDisplayResetPassword: 0,
    // It loads its pictures of letters even where none are shown; a plugin that does nothing needs no image library.
    captcha: '::Main::Plugin',
    // In seconds: whoever has signed in so lately is not asked anew, whatever we ask for.
    portalForceAuthnInterval: 1,
  };
}

/** Its half of the connection, as the admin guide says it (company-sign-in, "LemonLDAP::NG"). */
function ofOpenId(issuer: string, partner: Partner) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const options = {
    ClientSecret: partner.secret,
    RedirectUris: partner.redirectUri,
    PostLogoutRedirectUris: partner.afterSignOut,
    IDTokenForceClaims: 1,
    RequirePKCE: 1,
    BypassConsent: 1,
  };
  const clientOf = (own: { ClientID: string; IDTokenSignAlg: string }) =>
    Object.fromEntries(
      Object.entries({ ...options, ...own }).map(([name, value]) => [
        `oidcRPMetaDataOptions${name}`,
        value,
      ]),
    );
  return {
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: `${issuer}/`,
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceIgnoreScopeForClaims: 1,
    oidcServiceKeyIdSig: 'first',
    oidcServicePublicKeySig: publicKey,
    oidcServicePrivateKeySig: privateKey,
    oidcRPMetaDataOptions: {
      assessment: clientOf({ ClientID: partner.clientId, IDTokenSignAlg: 'RS256' }),
      careless: clientOf({ ClientID: carelessId, IDTokenSignAlg: 'HS512' }),
    },
    oidcRPMetaDataExportedVars: {
      assessment: { email: 'mail', name: 'cn', groups: 'groups;string;always' },
    },
  };
}

/** For localhost, by an authority that no machine knows. All of them are files. */
function makeCertificate(place: string) {
  const [authority, key, certificate] = ['authority.pem', 'tls.key', 'tls.pem'].map((name) =>
    join(place, name),
  ) as [string, string, string];
  const usual = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const make = (name: string, ...words: string[]) =>
    execFileSync('openssl', [...usual, '-subj', `/CN=${name}`, ...words], { stdio: 'pipe' });
  const keyOfAuthority = join(place, 'authority.key');
  make('Own authority', '-keyout', keyOfAuthority, '-out', authority);
  const signed = ['-CA', authority, '-CAkey', keyOfAuthority];
  const about = ['subjectAltName=DNS:localhost', 'basicConstraints=critical,CA:FALSE'];
  const said = about.flatMap((line) => ['-addext', line]);
  make('localhost', '-keyout', key, '-out', certificate, ...signed, ...said);
  return { authority, key, certificate };
}
