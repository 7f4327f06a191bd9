import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
    environment: 'node',
    globalSetup: 'apps/api/src/testing/global-setup.ts',
    pool: 'forks',
    // A worker reads the server's modules once; every test file has a database of its own.
    isolate: false,
    // Tests wait for PostgreSQL much of the time, so even two cores keep two workers busy.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
