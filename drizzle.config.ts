import { defineConfig } from 'drizzle-kit';

/** What `npm run migration` compares, and where it writes the step (docs/recipes.md, "A field of an existing thing"). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/tables/*.ts',
  out: './src/platform/server/db/migrations',
});
