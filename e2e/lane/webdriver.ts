import { connect } from 'node:net';

/** WebDriver, as far as a walk needs it, over both wires: WebKit's HTTP and Firefox's Marionette. */

/** Each command's name with Marionette, and its method and path over HTTP. */
const commands = {
  open: ['WebDriver:Navigate', 'POST', '/url'],
  find: ['WebDriver:FindElement', 'POST', '/element'],
  click: ['WebDriver:ElementClick', 'POST', '/element/{id}/click'],
  clear: ['WebDriver:ElementClear', 'POST', '/element/{id}/clear'],
  type: ['WebDriver:ElementSendKeys', 'POST', '/element/{id}/value'],
  press: ['WebDriver:PerformActions', 'POST', '/actions'],
  run: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  /** Firefox's own window instead of the page in it, or back. */
  context: ['Marionette:SetContext', 'POST', '/moz/context'],
  resize: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  photograph: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const;

/** Carries out a command. Resolves to its value; fails with the engine's words. */
export type Send = (name: keyof typeof commands, given?: { id?: string }) => Promise<unknown>;

/** A session over HTTP with a driver at that address. */
export async function sessionOverHttp(driver: string, capabilities: object): Promise<Send> {
  const call = async (method: string, path: string, body: object) => {
    const request = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${driver}${path}`, { method, ...request });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const made = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = made as { sessionId: string };
  return (name, given = {}) => {
    const [, method, path] = commands[name];
    return call(method, `/session/${sessionId}${path.replace('{id}', given.id ?? '')}`, given);
  };
}

/** A session with the Firefox that listens at that port. A message is its length, a colon and JSON. */
export async function sessionOverMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: [{ message: string } | null, unknown]) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, end)));
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let last = 0;
  const call = async (name: string, given: object) => {
    const number = ++last;
    const text = JSON.stringify([0, number, name, given]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await new Promise<[{ message: string } | null, unknown]>((resolve) =>
      waiting.set(number, resolve),
    );
    if (error) throw new Error(error.message);
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
  await call('WebDriver:NewSession', {});
  return (name, given = {}) => call(commands[name][0], given);
}
