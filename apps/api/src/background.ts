import type { FastifyBaseLogger } from 'fastify'
import { leerIndice } from './asistente/chatbot/asistente.ts'
import { limpiezaDelAsistente } from './asistente/limpieza.ts'
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
import type { Db } from './db/connection.ts'
import { efactura } from './facturacion/electronicas/efactura.ts'
import { startElectronicas } from './facturacion/electronicas/jobs.ts'
import { startReclamaciones } from './facturacion/reclamaciones/jobs.ts'
import { aeat } from './facturacion/verifactu/aeat.ts'
import { startVerifactu } from './facturacion/verifactu/jobs.ts'
import { webhookSender } from './gateways/webhook.ts'
import { limpiezaDeIdentidad } from './identidad/limpieza.ts'
import { startCleaning } from './jobs/cleaning.ts'
import type { House } from './kit/house.ts'
import { startCuadre } from './portada/cuadre/jobs.ts'
import { startVueltas } from './portada/importaciones/jobs.ts'
import { limpiezaDePortada } from './portada/limpieza.ts'
import { salida } from './salida.ts'
import { startEnvios } from './ventas/envios/jobs.ts'
import { startLiberaciones } from './ventas/liberacion/jobs.ts'

type Stop = () => Promise<void> | void

/** Everything that is done while nobody asks for it. In tests only what a person would wait for. */
export function startBackground(house: House, ownerUrl: string, log: FastifyBaseLogger): Stop[] {
  const { changes, config, files, reloj } = house
  const { db } = house.jobs
  const sweeps = [
    ...limpiezaDeAvisos,
    ...limpiezaDeImportaciones,
    limpiezaDeFichas(files),
    ...limpiezaDeIdentidad,
    ...limpiezaDelAsistente,
    ...limpiezaDePortada,
    ...limpiezaDeWebhooks,
    (tx: Db) => caducarSolicitudes(tx, files),
  ]
  const vias = (via: 'publica' | 'plataforma') => efactura(via, config)
  const stops: Stop[] = [
    startOutbox(db, changes, salida(config, log)),
    startWebhooks(db, changes, webhookSender(config), log),
    startCleaning(db, sweeps, log),
    startVigia({ db, config, vigia: house.vigia }, log),
    startVerifactu(db, aeat(config), changes, log),
    startElectronicas({ db, reloj, vias }, changes, log),
    startEnvios({ ...house, db }, changes, log),
    startReclamaciones({ db, reloj }, log),
    startCuadre({ ...house, db }, log),
    startVueltas(house, log),
    startCopias(house, ownerUrl, log),
    startLiberaciones({ ...house, db }, log),
    ...(house.replica ? [house.replica.watch()] : []),
  ]
  if (config.NODE_ENV === 'test') return stops
  // Before the first visitor asks: with thousands of models the index takes seconds.
  leerIndice(house).catch((error) => log.warn({ err: error }, 'The assistant has no index yet.'))
  return [...stops, startPictures(house, primerasImagenes, log)]
}
