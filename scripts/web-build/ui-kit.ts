import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../test/ui-kit/', import.meta.url));

/** /ui-kit of `npm run dev` shows all controls. No build has it. */
export const uiKit: Plugin = {
  name: 'ui-kit',
  apply: 'serve',
  configureServer: (server) => {
    const page = readFileSync(`${folder}index.html`, 'utf8');
    server.middlewares.use('/ui-kit', async (_, response) => {
      const html = page.replace('./', `${normalizePath(`/@fs/${folder}`)}`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml('/ui-kit', html));
    });
  },
};
