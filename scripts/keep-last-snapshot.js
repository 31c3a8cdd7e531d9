// Ends `npm run migration`: a migration is made from the schema's last snapshot alone, so the ones before go.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [migrations = 'src/platform/server/db/migrations'] = process.argv.slice(2);
const folder = join(migrations, 'meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name));
