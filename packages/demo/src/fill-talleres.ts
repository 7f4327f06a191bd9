import type { Db } from '@telar/api/db/connection'
import { operacionesTable } from '@telar/api/db/schema/produccion/operaciones'
import { liquidacionTallerLineasTable } from '@telar/api/db/schema/produccion/talleres'
import { liquidar, prepararLiquidacion, revisarLiquidacion } from '@telar/api/produccion/liquidacionestaller/commands'
import { enviarATaller } from '@telar/api/produccion/notastaller/enviar'
import { volverDeTaller } from '@telar/api/produccion/notastaller/volver'
import { rutaDe } from '@telar/api/produccion/operaciones/rutas'
import { guardarTarifas } from '@telar/api/produccion/operaciones/tarifas'
import { cortar } from '@telar/api/produccion/ordenesfab/cortar'
import { moverOrdenes } from '@telar/api/produccion/ordenesfab/mover'
import { bloquearOrden, crearOrden } from '@telar/api/produccion/ordenesfab/ordenes'
import { guardarRuta } from '@telar/api/produccion/ordenesfab/ruta'
import { CortarInput } from '@telar/contract/produccion/corte'
import { LiquidarInput, RevisarInput } from '@telar/contract/produccion/liquidacionestaller'
import { RutaInput, SalidaInput, VueltaInput } from '@telar/contract/produccion/nota'
import { masDias } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import type { DemoModelo } from './catalogo/modelos.ts'

const QUIEN = 'produccion@telar.test'

interface Refs {
  colores: ReadonlyMap<string, number>
  proveedores: ReadonlyMap<string, number>
}
type Hecho = DemoModelo & { id: number }

/** What each of the two workshops asks. */
const TARIFAS = {
  TNURIA: { CONFECCION: 6.2, ACABADO: 0.9 },
  TPRADO: { PLANCHA: 0.6 },
}
const POR_PERDIDA = 14

/** An order whose garments are sewn at one workshop and ironed at another, cut and ready to leave. */
async function ordenPorTalleres(db: Db, modelo: Hecho, { colores, proveedores }: Refs, hoy: string) {
  const acto = { quien: QUIEN, hoy }
  const colorId = colores.get(modelo.colores[0] as string) as number
  const tallerId = proveedores.get('TNURIA') as number
  const operaciones = new Map((await db.select().from(operacionesTable)).map(({ codigo, id }) => [codigo, id]))
  const celdas = modelo.tallas.map((talla) => ({ colorId, talla, cantidad: 6 }))
  const datos = { modeloId: modelo.id, tallerId, fechaEntrega: masDias(hoy, 9), tarifaTaller: 0, notas: '' }
  const id = await crearOrden(db, datos, celdas, acto)
  const [costura] = await rutaDe(db, id)
  const pasos = [
    { id: costura?.id, operacionId: operaciones.get('CONFECCION'), tallerId },
    { operacionId: operaciones.get('PLANCHA'), tallerId: proveedores.get('TPRADO') },
  ]
  await guardarRuta(db, id, RutaInput.parse({ pasos }))
  await moverOrdenes(db, [id], 'lanzada', { quien: QUIEN, nota: '' })
  const corte = CortarInput.parse({
    lineas: [{ colorId, tallasCantidades: celdas }],
    motivo: 'Tela que ya estaba cortada',
  })
  await cortar(db, await bloquearOrden(db, id), corte, { ...acto, idioma: 'es' })
  const etapas = await rutaDe(db, id)
  return { colorId, celdas, paso: (k: number) => etapas[k]?.id as number }
}

/** A settled month of one workshop, and notes that are out: one of them late. */
export async function fillTalleres(db: Db, modelos: readonly Hecho[], refs: Refs, hoy: string): Promise<void> {
  const acto = { quien: QUIEN, hoy }
  const operaciones = await db.select().from(operacionesTable)
  for (const [codigo, tarifas] of Object.entries(TARIFAS))
    await guardarTarifas(
      db,
      refs.proveedores.get(codigo) as number,
      operaciones.flatMap(({ id, codigo: suyo }) =>
        suyo in tarifas
          ? [{ operacionId: id, tarifa: tarifas[suyo as keyof typeof tarifas], precioPerdida: POR_PERDIDA }]
          : [],
      ),
    )
  const modelo = modelos.filter(({ familia }) => familia === 'falda')[1]
  if (!modelo) throw new Error('The demo has no second skirt.')
  const { colorId, celdas, paso } = await ordenPorTalleres(db, modelo, refs, hoy)
  const finDelMesPasado = masDias(`${hoy.slice(0, 7)}-01`, -1)
  const salir = (k: number, porTalla: number, fecha: string, fechaPrevista: string) =>
    enviarATaller(
      db,
      SalidaInput.parse({
        ...{ ordenOperacionId: paso(k), fecha, fechaPrevista },
        lineas: [{ colorId, tallasCantidades: celdas.map(({ talla }) => ({ talla, cantidad: porTalla })) }],
      }),
      acto,
    )
  const primera = await salir(0, 4, masDias(finDelMesPasado, -12), finDelMesPasado)
  const vuelven = celdas.map(({ talla }, i) => ({
    ...{ colorId, talla, buenas: i === 0 ? 3 : 4, segundas: i === 0 ? 1 : 0 },
    ...(i === 0 ? { motivo: 'costura', detalle: 'Cinturilla torcida' } : {}),
  }))
  await volverDeTaller(db, primera, VueltaInput.parse({ fecha: finDelMesPasado, celdas: vuelven }), acto)
  await salir(0, 2, masDias(hoy, -6), masDias(hoy, -1))
  await salir(1, 3, masDias(hoy, -2), masDias(hoy, 3))
  const mes = finDelMesPasado.slice(0, 7)
  const tallerId = refs.proveedores.get('TNURIA') as number
  const liquidacionId = await prepararLiquidacion(db, { tallerId, mes }, acto)
  const lineas = await db
    .select({ id: liquidacionTallerLineasTable.id })
    .from(liquidacionTallerLineasTable)
    .where(eq(liquidacionTallerLineasTable.liquidacionId, liquidacionId))
  const revisadas = RevisarInput.parse({ lineas: lineas.map(({ id }) => ({ id, revisada: true })) })
  await revisarLiquidacion(db, liquidacionId, revisadas)
  await liquidar(db, liquidacionId, LiquidarInput.parse({}), acto)
}
