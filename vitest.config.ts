import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes half a minute and more: they begin first, or one would be all that is still running at the end. */
const LONGEST = /\/(bad-input|copia|pasado|attack|embedded|faults)\.test\.ts$/

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
    // Tests wait much of the time, for PostgreSQL and for what is to take too long: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // How long something takes is for the benches to say.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
  },
})
