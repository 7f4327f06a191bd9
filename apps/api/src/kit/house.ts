import type { Reloj } from '@telar/domain/fecha'
import type { Config } from '../config.ts'
import type { Lane } from '../db/connection.ts'
import type { Files } from '../gateways/files.ts'
import type { Siblings } from '../workers/siblings.ts'
import type { Caller } from './caller.ts'
import type { Identifies } from './identity.ts'
import type { Spoken } from './language.ts'
import type { Changes } from './memory/changes.ts'
import type { Kept } from './memory/kept.ts'
import type { Gauge } from './metrics.ts'
import type { Replica } from './replica/replica.ts'
import type { Seen } from './seen.ts'

/** What the whole process shares; made once at the start and handed to every call. An area adds what is its own. */
export interface House extends Lane {
  config: Config
  /** What must work whatever the others do. */
  essential: Lane
  /** Exports. */
  long: Lane
  /** What goes on in the background. */
  jobs: Lane
  /** Answers what may be a moment old, where there is one. */
  replica: Replica | undefined
  reloj: Reloj
  spoken: Spoken
  changes: Changes
  kept: Kept
  identity: Identifies
  /** What tells apart the answers to people who are not shown the same. */
  apart(caller: Caller): Promise<string>
  /** Signs access tokens and what browsers are given to show again. */
  secret: Uint8Array
  files: Files
  /** What is seen of its inside. */
  seen: Seen
  /** The other processes behind the same port. */
  siblings: Siblings
  /** What is measured of it. */
  gauges: readonly Gauge[]
  close(): Promise<void>
}
