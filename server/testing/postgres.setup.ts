import type { TestProject } from 'vitest/node';
import { createPostgresServer } from '#server/testing/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Runs one PostgreSQL for the whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}
