/** Addresses of styles that have not come. */
const failed = new Set<string>();

/**
 * Notes which styles did not come. The bundler's loader takes each file for loaded from then on, and
 * would show its part without them.
 */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target.href);
  };
  window.addEventListener('error', note, true);
}

/** Asks once more for what has not come. Fails when it does not come now either. */
export async function mendStyles(): Promise<void> {
  await Promise.all([...failed].map(mend));
}

function mend(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => {
      failed.delete(href);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error('Styles did not load'));
    };
    document.head.append(link);
  });
}
