import { join } from 'node:path'
import { readConfig, StartError } from './config.ts'
import { type Demo, openDemo } from './demo.ts'
import { start } from './start.ts'
import { isFirst } from './workers/siblings.ts'
import { untilTold } from './workers/until-told.ts'

const ROOT = join(import.meta.dirname, '../../..')

function greet(publicUrl: string, setupLink: string | undefined, demo: Demo | undefined): void {
  const lines = [
    '',
    `  Shop         ${publicUrl}`,
    `  Back office  ${publicUrl}/gestion`,
    `  API          ${publicUrl}/api/docs`,
    '',
  ]
  if (demo) {
    lines.push(`  Demo users, password ${demo.password}:`)
    for (const { email, rol } of demo.users) lines.push(`    ${email.padEnd(24)} ${rol}`)
    lines.push('')
  }
  if (setupLink) lines.push(`  Set the administrator's password here, once, within 24 hours:`, `  ${setupLink}`, '')
  console.log(lines.join('\n'))
}

async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const running = await start(config, { dev: process.argv.includes('--dev'), first: isFirst() })
  if (isFirst())
    greet(config.publicUrl, running.setupLink, config.NODE_ENV === 'production' ? undefined : await openDemo())
  untilTold(running)
}

/** Runs the whole product until it is told to stop; what keeps it from starting is said in a sentence. */
export const program = (): Promise<void> =>
  main().catch((error) => {
    console.error(error instanceof StartError ? `Telar cannot start. ${error.message}` : error)
    process.exit(1)
  })
