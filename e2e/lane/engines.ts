import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/start/built-product.ts';
import { type Send, sessionOverHttp, sessionOverMarionette } from './webdriver.ts';

/** Starts the other engines (scripts/find-engines.js finds their programs). */

export interface Engine {
  send: Send;
  end: () => Promise<void>;
}

const environment = { ...process.env, TZ: 'Europe/Moscow' };

export async function startFirefox(
  [program = '']: readonly string[],
  given: Record<string, unknown> = {},
): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'walks-firefox-'));
  const preferences = { 'marionette.port': 0, 'intl.accept_languages': 'ru-RU', ...given };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const words = [
    '--headless',
    '--marionette',
    '--no-remote',
    '--remote-allow-system-access',
    '--profile',
    profile,
  ];
  const size = { MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '900' };
  const firefox = spawn(program, words, { env: { ...environment, ...size }, stdio: 'ignore' });
  const port = await soon(() => readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
  const send = await sessionOverMarionette(Number(port));
  return {
    send,
    end: async () => {
      await stop(firefox);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Else its own buttons keep its window wider than a page at 400 %. */
const narrowButtons =
  'window * { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }';

export async function startWebKit([driver = '', browser = '', screen = '']: readonly string[]) {
  const words = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn(screen, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const settings = await mkdtemp(join(tmpdir(), 'walks-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), narrowButtons);
  const shown = { DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings };
  const env = { ...environment, ...shown };
  const web = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const options = { binary: browser, args: ['--automation'] };
  const send = await soon(() =>
    sessionOverHttp(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options }),
  );
  const end = async () => {
    await stop(web);
    await stop(xvfb);
    await rm(settings, { recursive: true, force: true, maxRetries: 5 });
  };
  return { send, end };
}

/** A program that has just been started takes a moment to answer. */
async function soon<R>(attempt: () => Promise<R>): Promise<R> {
  for (let left = 200; left > 0; left--) {
    const result = await attempt().catch(() => undefined);
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return attempt();
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = program.exitCode ?? once(program, 'exit');
  program.kill();
  await ended;
}
