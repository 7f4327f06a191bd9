import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { copiarAntes, lleva } from './antes.ts'
import { createApp } from './app.ts'
import { leerIndice } from './asistente/chatbot/asistente.ts'
import { limpiezaDelAsistente } from './asistente/limpieza.ts'
import { ensureBaseData } from './base-data.ts'
import { limpiezaDeAvisos } from './casa/avisos/limpieza.ts'
import { startCopias } from './casa/copias/jobs.ts'
import { startOutbox } from './casa/correo/jobs.ts'
import { limpiezaDeFichas } from './casa/fichas/limpieza.ts'
import { startVigia } from './casa/health/vigia.ts'
import { startPictures } from './casa/imagenes/jobs.ts'
import { limpiezaDeImportaciones } from './casa/importaciones/limpieza.ts'
import { limpiezaDeWebhooks, startWebhooks } from './casa/webhooks/jobs.ts'
import { primerasImagenes } from './catalogo/webmodelos/primeras.ts'
import { caducarSolicitudes } from './clientes/registers/caducar.ts'
import { type Config, StartError } from './config.ts'
import { mudarDeVersion } from './copia/mayor.ts'
import { checkDatabase, type Db } from './db/connection.ts'
import { openDatabase } from './db/open.ts'
import { openDemo } from './demo.ts'
import { efactura } from './facturacion/electronicas/efactura.ts'
import { startElectronicas } from './facturacion/electronicas/jobs.ts'
import { startReclamaciones } from './facturacion/reclamaciones/jobs.ts'
import { aeat } from './facturacion/verifactu/aeat.ts'
import { startVerifactu } from './facturacion/verifactu/jobs.ts'
import { filesFrom } from './gateways/files.ts'
import { webhookSender } from './gateways/webhook.ts'
import { openHouse } from './house.ts'
import { limpiezaDeIdentidad } from './identidad/limpieza.ts'
import { firstAdministrator, refuseDemo } from './identidad/users/first-administrator.ts'
import { startCleaning } from './jobs/cleaning.ts'
import { startCuadre } from './portada/cuadre/jobs.ts'
import { limpiezaDePortada } from './portada/limpieza.ts'
import { salida } from './salida.ts'
import { startEnvios } from './ventas/envios/jobs.ts'
import { startLiberaciones } from './ventas/liberacion/jobs.ts'
import { web } from './web/plugin.ts'

/** How long answers under way are waited for at the end. */
const GRACE_MS = 8000

export interface Running {
  address: string
  /** In production, on an empty database: the link by which the first administrator sets a password. */
  setupLink: string | undefined
  stop(): Promise<void>
}

/** A port that cannot be had, in a sentence. */
function portError(error: unknown, { HOST, PORT }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${PORT} is taken. Stop what uses it, or choose another with PORT.`)
    case 'EACCES':
      return new StartError(`Port ${PORT} needs more rights than this user has. Choose another with PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${HOST} is not an address of this machine.`)
    default:
      return error
  }
}

/** Tries the port before anything else is started. */
async function checkPort(config: Config): Promise<void> {
  const probe = createServer()
  probe.listen(config.PORT, config.HOST)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw portError(error, config)
  }
  probe.close()
  await once(probe, 'close')
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    throw portError(error, config)
  }
}

/** Lets what is being answered be finished, but waits for nobody's other half for ever. */
export async function closeInTime(app: FastifyInstance, ms = GRACE_MS): Promise<void> {
  const enough = setTimeout(() => app.server.closeAllConnections(), ms)
  await app.close()
  clearTimeout(enough)
}

/** Brings the whole product up: database, data, API, web, mail. */
export async function start(config: Config, { dev = false }: { dev?: boolean } = {}): Promise<Running> {
  await checkPort(config)
  await mudarDeVersion({ config, files: filesFrom(config), lleva, say: console.warn })
  const database = await openDatabase(config, copiarAntes(config, console.warn))
  const steps: (() => Promise<void> | void)[] = [() => database.stop()]
  const stop = async () => {
    for (const step of steps.reverse()) await step()
  }
  try {
    const house = await openHouse(config, database.url, console)
    steps.push(() => house.close())
    await checkDatabase(house.pool)
    await ensureBaseData(house.jobs.db)
    const production = config.NODE_ENV === 'production'
    if (production) await refuseDemo(house.jobs.db)
    else await (await openDemo()).fill(house.jobs.db, house.reloj)
    const setupLink = production ? await firstAdministrator(house.jobs.db, config) : undefined
    const app = await createApp(house)
    await web(app, {
      dev,
      spoken: house.spoken,
      ...(dev ? {} : { kept: house.kept }),
      ...(config.PUBLIC_URL ? { publicUrl: config.publicUrl } : {}),
    })
    steps.push(() => closeInTime(app))
    const address = await listen(app, config)
    steps.push(startOutbox(house.jobs.db, house.changes, salida(config, app.log)))
    steps.push(startWebhooks(house.jobs.db, house.changes, webhookSender(config), app.log))
    const sweeps = [
      ...limpiezaDeAvisos,
      ...limpiezaDeImportaciones,
      limpiezaDeFichas(house.files),
      ...limpiezaDeIdentidad,
      ...limpiezaDelAsistente,
      ...limpiezaDePortada,
      ...limpiezaDeWebhooks,
      (db: Db) => caducarSolicitudes(db, house.files),
    ]
    steps.push(startCleaning(house.jobs.db, sweeps, app.log))
    steps.push(startVigia({ db: house.jobs.db, config, vigia: house.vigia }, app.log))
    steps.push(startVerifactu(house.jobs.db, aeat(config), house.changes, app.log))
    const casa = {
      db: house.jobs.db,
      reloj: house.reloj,
      vias: (via: 'publica' | 'plataforma') => efactura(via, config),
    }
    steps.push(startElectronicas(casa, house.changes, app.log))
    steps.push(startEnvios({ ...house, db: house.jobs.db }, house.changes, app.log))
    steps.push(startReclamaciones({ db: house.jobs.db, reloj: house.reloj }, app.log))
    steps.push(startCuadre({ ...house, db: house.jobs.db }, app.log))
    steps.push(startCopias(house, database.ownerUrl, app.log))
    steps.push(startLiberaciones({ ...house, db: house.jobs.db }, app.log))
    if (config.NODE_ENV !== 'test') {
      steps.push(startPictures(house, primerasImagenes, app.log))
      // Before the first visitor asks: with thousands of models the index takes seconds.
      leerIndice(house).catch((error) => app.log.warn({ err: error }, 'The assistant has no index yet.'))
    }
    return { address, setupLink, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}
