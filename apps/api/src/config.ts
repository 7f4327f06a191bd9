import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

/** A setting or a circumstance that keeps Telar from starting; its message is all that a person needs to read. */
export class StartError extends Error {}

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An address, or a network of them: `10.0.0.0/8`. */
function isNetwork(value: string): boolean {
  if (NAMED_NETWORKS.includes(value)) return true
  const [address = '', bits, ...more] = value.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
}

const networks = (value: string) => value.split(',').map((one) => one.trim())

/** Whom to believe about a visitor's address: nobody, so many proxies in a row, or those of these networks. */
const Trusted = z
  .string()
  .refine((value) => value === 'false' || /^[1-9]$/.test(value) || networks(value).every(isNetwork), {
    message: 'must be how many proxies stand in front (1), or their addresses or networks (10.0.0.0/8, loopback)',
  })
  .default('false')
  .transform((value): false | number | string[] => {
    if (value === 'false') return false
    return /^\d$/.test(value) ? Number(value) : networks(value)
  })

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DEMO: z.enum(['living', 'small'], 'must be living or small').optional(),
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number<string>('must be a number').int().min(0).max(65_535).default(5003),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_OWNER_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('Telar <no-reply@telar.test>'),
  MAIL_STAFF: z.email().optional(),
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN_MINUTES: z.coerce.number<string>('must be a number').int().min(1).max(1440).default(15),
  S3_URL: url(['http:', 'https:']).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  VIES_URL: z
    .union([z.literal('off'), url(['http:', 'https:'])], 'must be an address or off')
    .default('https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'),
  VERIFACTU_CERT: z.string().min(1).optional(),
  VERIFACTU_CERT_PASSWORD: z.string().optional(),
  VERIFACTU_URL: url(['http:', 'https:']).optional(),
  EFACTURA_URL: url(['http:', 'https:']).optional(),
  EFACTURA_PLATFORM_URL: url(['http:', 'https:']).optional(),
  EFACTURA_PLATFORM_KEY: z.string().min(1).optional(),
  MYDHL_URL: url(['http:', 'https:']).default('https://express.api.dhl.com/mydhlapi'),
  SPEECH_URL: url(['http:', 'https:']).optional(),
  SPEECH_KEY: z.string().min(1).optional(),
  SPEECH_MODEL: z.string().min(1).default('whisper-1'),
  CHAT_URL: url(['http:', 'https:']).optional(),
  CHAT_KEY: z.string().min(1).optional(),
  CHAT_MODEL: z.string().min(1).default('gpt-4o-mini'),
  CHAT_DAILY: z.coerce.number<string>('must be a number').int().min(0).max(1_000_000).default(1000),
  CHAT_TIMEOUT_MS: z.coerce.number<string>('must be a number').int().min(100).max(120_000).default(20_000),
  TRUST_PROXY: Trusted,
  REQUESTS_PER_MINUTE: z.coerce.number<string>('must be a number').int().min(0).max(10_000_000).default(6000),
  DATABASE_WAIT_S: z.coerce.number<string>('must be a number').int().min(0).max(3600).default(30),
  CONNECTIONS_PER_ADDRESS: z.coerce.number<string>('must be a number').int().min(0).max(100_000).default(256),
  DISK_RESERVE_MB: z.coerce.number<string>('must be a number').int().min(0).max(10_000_000).default(1024),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_BEFORE_UPDATE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WAL_DAYS: z.coerce.number<string>('must be a number').int().min(0).max(60).default(0),
  WEBHOOKS_PRIVATE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SLOW_STATEMENT_MS: z.coerce.number<string>('must be a number').int().min(0).max(600_000).default(1000),
  OTLP_URL: url(['http:', 'https:']).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WORKERS: z.coerce.number<string>('must be a number').int().min(1).max(64).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = z.output<typeof Settings> & {
  /** What an empty database is filled with, except in production: three years of a house, or some weeks of it. */
  DEMO: 'living' | 'small'
  HOST: string
  dataDir: string
  /** Where backups are kept. */
  backupDir: string
  publicUrl: string
}

/** What no default can know of a shop that others use. */
const PRODUCTION_NEEDS = ['PUBLIC_URL', 'ADMIN_EMAIL', 'MAIL_FROM'] as const

function refuseUnsaid(given: Record<string, string | undefined>): void {
  const unsaid = PRODUCTION_NEEDS.filter((name) => given[name] === undefined)
  if (unsaid.length > 0) throw new StartError(`Production needs to be told ${unsaid.join(', ')}.`)
}

function dotEnv(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new StartError(`The file ${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Settings from the environment, over those of a `.env` file; a wrong one is named in a sentence. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(
    Object.entries({ ...dotEnv(resolve(root, '.env')), ...env }).filter(([, value]) => value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new StartError(`A setting is wrong. ${wrong.join('; ')}.`)
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  if (production) refuseUnsaid(given)
  return {
    ...settings,
    DEMO: settings.DEMO ?? (settings.NODE_ENV === 'test' ? 'small' : 'living'),
    HOST: settings.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(root, settings.DATA_DIR),
    backupDir: resolve(root, settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'copias')),
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
  }
}
