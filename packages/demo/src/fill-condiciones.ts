import { darCodigos } from '@telar/api/catalogo/codigos/commands'
import type { Db } from '@telar/api/db/connection'
import { appSettingsTable } from '@telar/api/db/schema/casa/ajustes'
import { temporadasTable, ventanasTable } from '@telar/api/db/schema/catalogo/modelos'
import { clientesTable } from '@telar/api/db/schema/clientes/clientes'
import { gruposTable, promocionesTable, tarifasTable } from '@telar/api/db/schema/clientes/tarifas'
import { masDias } from '@telar/domain/fecha'
import { desc, inArray } from 'drizzle-orm'

/** A prefix that GS1 gave nobody. */
const PREFIJO = '8499999'

/** Customers on terms of their own; none of them has an account, so that visitors of the demo see the tariff. */
const CLAVE = ['0003', '0006']

/** Groups of customers with their price list since a day, and a promotion that is on. */
export async function fillPrecios(db: Db, hoy: string, desde = masDias(hoy, -200)): Promise<void> {
  const [clave, cadenas] = await db
    .insert(gruposTable)
    .values([
      { nombre: 'Tiendas clave', segundasEnTienda: true, notas: 'Programan las dos temporadas.' },
      { nombre: 'Cadenas', segundas: false },
    ])
    .returning({ id: gruposTable.id })
  if (!clave || !cadenas) return
  await db.update(clientesTable).set({ grupoId: clave.id }).where(inArray(clientesTable.codigo, CLAVE))
  await db.insert(tarifasTable).values([
    {
      nombre: 'Tiendas clave',
      desde,
      grupoIds: [clave.id],
      reglas: [{ ambito: 'todo', cual: null, dto: 5 }],
      escalas: [
        { de: 'modelo', desde: 24, dto: 3 },
        { de: 'pedido', desde: 120, dto: 2 },
      ],
    },
    {
      nombre: 'Cadenas',
      desde: masDias(hoy, -90),
      grupoIds: [cadenas.id],
      reglas: [{ ambito: 'todo', cual: null, dto: 12 }],
      notas: 'Solo con pedido de programación.',
    },
  ])
  await db.insert(promocionesTable).values({
    nombre: 'Reposición de tiendas clave',
    desde: masDias(hoy, -10),
    hasta: masDias(hoy, 20),
    dto: 10,
    grupoIds: [clave.id],
  })
}

/** The deliveries of the newest season. */
async function fillVentanas(db: Db): Promise<void> {
  const [temporada] = await db.select().from(temporadasTable).orderBy(desc(temporadasTable.fechaInicio)).limit(1)
  if (!temporada) return
  const { id: temporadaId, fechaInicio } = temporada
  await db.insert(ventanasTable).values([
    {
      temporadaId,
      nombre: { es: 'Primera entrega', en: 'First delivery', pt: 'Primeira entrega', ca: 'Primera entrega' },
      desde: fechaInicio,
      hasta: masDias(fechaInicio, 27),
    },
    {
      temporadaId,
      nombre: { es: 'Segunda entrega', en: 'Second delivery', pt: 'Segunda entrega', ca: 'Segona entrega' },
      desde: masDias(fechaInicio, 28),
      hasta: masDias(fechaInicio, 62),
    },
  ])
}

/** When the house's season is delivered, and a bar code for every garment. */
export async function fillCondiciones(db: Db): Promise<void> {
  await fillVentanas(db)
  await db.update(appSettingsTable).set({ codigos: { prefijo: PREFIJO, desde: 1, hasta: null } })
  await darCodigos(db, null)
}
