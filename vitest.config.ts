import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** It takes a minute: it begins first, or it would be all that is still running at the end. */
const LONGEST = /\/faults\/faults\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

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
    sequence: { sequencer: LongestFirst },
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
