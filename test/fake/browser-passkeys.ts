import { vi } from 'vitest';

const echo = (given: unknown) => given;

/** What a browser writes down of an answer. */
export const writtenAnswer = {
  id: 'aWQ',
  response: { authenticatorData: 'YQ', clientDataJSON: 'Yg', signature: 'Yw', userHandle: 'ZA' },
};
export const writtenKey = {
  id: 'aWQ',
  response: { attestationObject: 'YQ', clientDataJSON: 'Yg' },
};

/** What the browser asked for fails by that name, as WebAuthn has them. */
export const failingBy = (name: string) => () => Promise.reject(new DOMException('', name));

/** A browser that has passkeys. It answers with well-written ones unless told. Undone by `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function havePasskeys({
  get = async () => ({ toJSON: () => writtenAnswer }),
  create = async () => ({ toJSON: () => writtenKey }),
}: {
  get?: () => Promise<unknown>;
  create?: () => Promise<unknown>;
} = {}): void {
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: echo,
    parseRequestOptionsFromJSON: echo,
  });
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get, create } as never);
}
