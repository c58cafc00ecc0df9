// A world for tests of what the database reads: beside it a connection whose statements are kept, and a client that asks
// PostgreSQL how it carries them out.
import pg from 'pg';
import { openTestWorld, type TestWorld } from '../with-app.ts';
import { openWatchedDatabase, type WatchedDatabase } from './watched-database.ts';

export interface WatchedWorld extends WatchedDatabase {
  readonly world: TestWorld;
  readonly client: pg.Client;
  readonly close: () => Promise<void>;
}

export async function openWatchedWorld(): Promise<WatchedWorld> {
  const world = await openTestWorld();
  const watched = openWatchedDatabase(world.url);
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  return {
    ...watched,
    world,
    client,
    close: async () => {
      await client.end();
      await watched.db.destroy();
      await world.close();
    },
  };
}
