import { setTimeout as sleep } from 'node:timers/promises'
import type { Apps } from './apps.ts'
import { type Ground, MEMBERS, type Member, until } from './ground.ts'

/** Longer than the lock lasts. */
const FROZEN_MS = 30_000
const AWAY_MS = 30_000
const PROXY_AWAY_MS = 1000

interface House {
  ground: Ground
  apps: Apps
}

/** Something that happens to the house while people work. */
export interface Blow {
  name: string
  /** Comes back when whoever was struck is being brought back, by itself or by whoever looks after it. */
  strike(house: House): Promise<void>
}

const signal = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

async function roles(ground: Ground): Promise<{ primary: Member; replica: Member }> {
  const primary = await ground.primary()
  const replica = MEMBERS.find((name) => name !== primary)
  if (!primary || !replica) throw new Error('Nobody is the primary.')
  return { primary, replica }
}

const taken = (ground: Ground, by: Member) => until(`${by} as primary`, async () => (await ground.primary()) === by)

export const BLOWS: readonly Blow[] = [
  {
    name: 'primary killed',
    async strike({ ground }) {
      const { primary } = await roles(ground)
      signal(ground.postgres(primary).slice(0, 1), 'SIGKILL')
    },
  },
  {
    name: 'machine of the primary killed',
    async strike({ ground }) {
      const { primary, replica } = await roles(ground)
      const postgres = ground.postgres(primary)
      await ground.kill(primary)
      signal(postgres, 'SIGKILL')
      await taken(ground, replica)
      ground.startMember(primary)
    },
  },
  {
    name: 'machine of the primary frozen for 30 s',
    async strike({ ground }) {
      const { primary } = await roles(ground)
      const node = ground.node(primary)
      signal(node, 'SIGSTOP')
      await sleep(FROZEN_MS)
      signal(node.toReversed(), 'SIGCONT')
    },
  },
  {
    name: 'switchover',
    async strike({ ground }) {
      const { primary, replica } = await roles(ground)
      await ground.switchOver(primary, replica)
    },
  },
  {
    name: 'replica killed',
    async strike({ ground }) {
      const { replica } = await roles(ground)
      signal(ground.postgres(replica).slice(0, 1), 'SIGKILL')
    },
  },
  {
    name: 'proxy killed, back after 1 s',
    async strike({ ground }) {
      await ground.kill('haproxy')
      await sleep(PROXY_AWAY_MS)
      ground.startProxy()
    },
  },
  {
    name: 'lock store killed, back after 30 s',
    async strike({ ground }) {
      await ground.kill('etcd')
      await sleep(AWAY_MS)
      ground.startEtcd()
    },
  },
  {
    name: 'one of two apps killed',
    async strike({ apps }) {
      await apps.end(0, 'SIGKILL')
      await apps.start(0)
    },
  },
]
