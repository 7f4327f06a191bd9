import type { Db } from '@telar/api/db/connection'
import { entregasTable } from '@telar/api/db/schema/ventas/entregas'
import { enviosTable } from '@telar/api/db/schema/ventas/envios'
import { transportistasTable } from '@telar/api/db/schema/ventas/transportistas'
import { etiquetar } from '@telar/api/ventas/envios/commands'
import { anotarSuceso, bloquearEnvio, pasar } from '@telar/api/ventas/envios/envio'
import { preparar } from '@telar/api/ventas/envios/preparar'
import { entregarAlTransportista } from '@telar/api/ventas/manifiestos/commands'
import type { EstadoDeEnvio } from '@telar/domain/ventas/envio'
import { desc, eq, isNull, sql } from 'drizzle-orm'

const QUIEN = 'ventas@telar.test'
/** Nobody is written to: what happened here happened before anybody looked. */
const CASA = { config: { publicUrl: '' } }

const TRANSPORTISTAS = [
  {
    ...{
      nombre: 'Transportes Vallès',
      predeterminado: true,
      horaCorte: '17:30',
      servicios: '24 En un día\n48 En dos días',
    },
    ...{ patron: 'https://www.example.com/seguimiento/{numero}', cuenta: 'TV-2041' },
  },
  {
    ...{ nombre: 'Ibérica Exprés', paises: 'PT, FR', horaCorte: '16:00', servicios: 'STD Estándar\nEXP Urgente' },
    patron: 'https://www.example.com/track?n={numero}',
  },
]

const BULTOS = [6400, 5900].map((pesoGr) => ({ pesoGr, largo: 60, ancho: 40, alto: 35 }))

/** How far each shipment has come, from the newest delivery note on. */
const HASTA: readonly EstadoDeEnvio[] = ['preparado', 'transito', 'entregado', 'recogido', 'etiquetado']

const DETALLE: Partial<Record<EstadoDeEnvio, string>> = {
  transito: 'En reparto',
  entregado: 'Firmado en la tienda',
}

/** Two carriers, and what they took of the last delivery notes. */
export async function fillEnvios(db: Db, hoy: string): Promise<void> {
  await db.insert(transportistasTable).values(TRANSPORTISTAS)
  const entregas = await db
    .select({ id: entregasTable.id, fecha: entregasTable.fecha })
    .from(entregasTable)
    .where(isNull(entregasTable.deshechaEn))
    .orderBy(desc(entregasTable.fecha), desc(entregasTable.id))
    .limit(HASTA.length)
  for (const [i, { id: entregaId, fecha }] of entregas.entries()) {
    const hasta = HASTA[i] ?? 'entregado'
    const pedido = { entregaIds: [entregaId], transportistaId: null, servicio: '', notas: '', bultos: BULTOS }
    const id = await preparar(db, pedido, { suya: undefined, quien: QUIEN, hoy: fecha })
    const ahora = new Date(`${fecha}T15:00:00Z`)
    const acto = { casa: CASA, quien: QUIEN, ahora }
    if (hasta === 'preparado') continue
    await etiquetar(db, await bloquearEnvio(db, id), acto)
    if (hasta === 'etiquetado') continue
    await db.update(enviosTable).set({ avisadoEn: sql`now()` }).where(eq(enviosTable.id, id))
    const { transportistaId } = await bloquearEnvio(db, id)
    await entregarAlTransportista(db, transportistaId, { suyo: eq(enviosTable.id, id), ...acto })
    if (hasta === 'recogido') continue
    const paso = {
      cuando: new Date(`${fecha < hoy ? fecha : hoy}T18:00:00Z`),
      texto: DETALLE[hasta] ?? '',
      quien: QUIEN,
    }
    await pasar(db, CASA, await bloquearEnvio(db, id), hasta, paso)
    await anotarSuceso(db, id, hasta, paso)
  }
}
