import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';

const tools = onDemand(async () => (await import('./header-tools.tsx')).loadHeaderTools());
const stay = () => {};

/** Keeps the bell's place in the header, and loads what stands there when the first screen is there. */
export function HeaderToolsHost() {
  const Tools = usePart(tools, true, stay);
  return <span className="shell-tools">{Tools && <Tools />}</span>;
}
