import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const PG_BIN = '/usr/lib/postgresql/15/bin'

/** What is needed, by the package of Debian 12 that brings it. */
const NEEDED: Record<string, () => boolean> = {
  patroni: () => existsSync('/usr/bin/patroni'),
  'etcd-server': () => existsSync('/usr/bin/etcd'),
  haproxy: () => existsSync('/usr/sbin/haproxy'),
  'python3-etcd': () => spawnSync('/usr/bin/python3', ['-c', 'import etcd'], { stdio: 'ignore' }).status === 0,
  'postgresql-15': () => existsSync(`${PG_BIN}/postgres`),
}

/** The packages that are not there. */
export const missingPackages = (): string[] => Object.keys(NEEDED).filter((name) => !NEEDED[name]?.())
