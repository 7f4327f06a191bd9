import type { CartaPropuesta, reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import type { Body } from '@telar/contract/kit/endpoint'
import { sumarEuros } from '@telar/domain/dinero'
import { compensacionDe } from '@telar/domain/facturacion/reclamar'
import { ReglaError } from '@telar/domain/regla'
import type { SQL } from 'drizzle-orm'
import { componer, leerCasa, ponerEnSalida } from '../../casa/correo/enviar.ts'
import type { Db } from '../../db/connection.ts'
import { reclamacionesTable as r } from '../../db/schema/facturacion/reclamaciones.ts'
import { conflict } from '../../kit/errors.ts'
import { bloquearFacturas } from '../facturas/guardar.ts'
import { reclamacion } from './cartas.ts'
import { leerEscalera, proponerCartas } from './debidas.ts'

type Pedida = Body<typeof reclamaciones.vista>

interface Acto {
  dia: string
  suyas: SQL | undefined
}

/** A letter of exactly what was asked for, as it stands now; a due date that is no longer to be reminded of is said. */
function soloLoPedido(
  { clienteId, tono, vencimientos }: Pedida,
  propuestas: readonly CartaPropuesta[],
): CartaPropuesta {
  const carta = propuestas.find((una) => una.clienteId === clienteId && una.tono === tono)
  const debidas = vencimientos.map(({ facturaId, vence }) => {
    const debida = carta?.debidas.find((una) => una.facturaId === facturaId && una.vence === vence)
    if (!debida) throw conflict('reclamacion.ya-no', { factura: numeroDe(facturaId, propuestas) })
    return debida
  })
  const total = sumarEuros(debidas.map(({ importe }) => importe))
  return {
    ...(carta as CartaPropuesta),
    debidas,
    total,
    aFavor: Math.min(carta?.aFavor ?? 0, total),
    interes: sumarEuros(debidas.map(({ interes }) => interes)),
    compensacion: compensacionDe(debidas.map(({ facturaId }) => facturaId)),
  }
}

const numeroDe = (id: number, propuestas: readonly CartaPropuesta[]): string =>
  propuestas.flatMap(({ debidas }) => debidas).find(({ facturaId }) => facturaId === id)?.numeroCompleto ?? String(id)

async function redactarTodas(db: Db, pedidas: readonly Pedida[], { dia, suyas }: Acto) {
  const { cartas } = await proponerCartas(db, dia, suyas)
  const [{ pasos }, casa] = [await leerEscalera(db), await leerCasa(db)]
  return pedidas.map((pedida) => {
    const carta = soloLoPedido(pedida, cartas)
    const [semestre] = pedida.conIntereses ? carta.sinTipo : []
    if (semestre) throw new ReglaError('reclamacion.sin-tipo', { semestre })
    const datos = { carta, texto: pasos[carta.tono].texto, conIntereses: pedida.conIntereses, iban: casa.iban }
    const sobre = carta.debidas.map(({ facturaId }) => `facturas/${facturaId}` as const)
    const envio = {
      ...{ para: carta.para ?? '', idioma: carta.idioma, plantilla: reclamacion, datos },
      sobre: [...new Set(sobre), `clientes/${carta.clienteId}` as const],
    }
    return { carta, conIntereses: pedida.conIntereses, correo: componer(envio, casa) }
  })
}

/** A letter as it would be sent. */
export async function verCarta(db: Db, pedida: Pedida, acto: Acto) {
  const [una] = await redactarTodas(db, [pedida], acto)
  if (!una) throw new Error('A letter was asked for and none was written.')
  return { para: una.carta.para, asunto: una.correo.asunto, texto: una.correo.texto }
}

/** Of the 40 euros of an invoice, its first due date in a letter bears them. */
const esLaPrimera = ({ debidas }: CartaPropuesta, i: number) =>
  debidas.findIndex(({ facturaId }) => facturaId === debidas[i]?.facturaId) === i

/** Sends letters and writes down of what they were. Their invoices are locked: of two people at once one sends. */
export async function enviarCartas(
  db: Db,
  pedidas: readonly Pedida[],
  { quien, ...acto }: Acto & { quien: string },
): Promise<number> {
  const ids = new Set(pedidas.flatMap(({ vencimientos }) => vencimientos.map(({ facturaId }) => facturaId)))
  await bloquearFacturas(db, [...ids], acto.suyas)
  const cartas = await redactarTodas(db, pedidas, acto)
  const sin = cartas.find(({ carta }) => !carta.para)
  if (sin) throw new ReglaError('reclamacion.sin-correo', { cliente: sin.carta.cliente })
  const filas = cartas.flatMap(({ carta, conIntereses }) =>
    carta.debidas.map(({ facturaId, vence, importe, interes }, i) => ({
      ...{ facturaId, vence, importe, tono: carta.tono, fecha: acto.dia, para: carta.para ?? '', quien },
      interes: conIntereses ? interes : 0,
      compensacion: conIntereses && esLaPrimera(carta, i) ? compensacionDe([facturaId]) : 0,
    })),
  )
  await db.insert(r).values(filas)
  await ponerEnSalida(
    db,
    cartas.map(({ correo }) => correo),
  )
  return cartas.length
}
