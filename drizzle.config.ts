import { defineConfig } from 'drizzle-kit';

// `npm run migration` writes what a changed schema needs. Until the first release there is one
// migration, written anew instead: rm -r server/platform/db/migrations && npm run migration -- --name=first
// Then `npm run release-dump`.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/*.ts',
  out: './server/platform/db/migrations',
});
