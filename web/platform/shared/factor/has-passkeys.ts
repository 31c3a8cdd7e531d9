/** Whether this browser has passkeys, and reads and writes them as the calls do. Elsewhere nothing offers them. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function';
