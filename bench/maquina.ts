import { availableParallelism, cpus, release, totalmem } from 'node:os'
import { hasPgbench } from './rivals.ts'
import { hasWrk } from './wrk.ts'

const GB = 1024 ** 3

/** What all figures that follow were measured on, and with. */
export function maquina(): void {
  const model = cpus()[0]?.model.trim() || 'unknown'
  const tools = [hasWrk ? 'wrk' : 'our own load', hasPgbench ? 'pgbench' : 'its transaction through pg']
  console.log(
    `machine    ${process.arch}, ${availableParallelism()} cores (${model}), ${Math.round(totalmem() / GB)} GB,`,
    `${process.platform} ${release()}, Node ${process.versions.node}; ${tools.join(', ')}`,
  )
}
