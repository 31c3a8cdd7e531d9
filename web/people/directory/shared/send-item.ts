interface Saving<Input> {
  mutateAsync: (input: Input) => Promise<{ message: string }>;
}

/** Sends a form of the directory: creates a new item, or updates the version that the form started from. */
export const sendItem =
  <Body extends object>(
    create: Saving<{ body: Body }>,
    update: Saving<{ body: Body & { id: string; version: number } }>,
  ) =>
  (body: Body, base: { id: string; version: number } | undefined): Promise<{ message: string }> =>
    base
      ? update.mutateAsync({ body: { ...body, id: base.id, version: base.version } })
      : create.mutateAsync({ body });
