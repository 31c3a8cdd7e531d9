interface Saving<Input> {
  mutateAsync: (input: Input) => Promise<{ message: string }>;
}

/** How a form of the directory is sent: a new item is created, another one updated on its version. */
export const sendItem =
  <Body extends object>(
    create: Saving<{ body: Body }>,
    update: Saving<{ body: Body & { id: string; version: number } }>,
  ) =>
  (body: Body, base: { id: string; version: number } | undefined): Promise<{ message: string }> =>
    base
      ? update.mutateAsync({ body: { ...body, id: base.id, version: base.version } })
      : create.mutateAsync({ body });
