import { territorioDe } from '@telar/domain/casa/direccion'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import type { Textos } from '@telar/domain/idioma'
import { declarar, type LineaDeAduana } from '@telar/domain/ventas/aduana'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { modelosTable as m, modeloTiposTable } from '../../db/schema/catalogo/modelos.ts'
import { entregaLineasTable as l } from '../../db/schema/ventas/entregas.ts'
import { envioEntregasTable as n } from '../../db/schema/ventas/envios.ts'
import { pedidosTable as p, pedidoLineasTable } from '../../db/schema/ventas/pedidos.ts'
import type { Fila } from './envio.ts'

/** Where a shipment goes, for VAT and customs. */
export async function territorioDeEnvio(db: Db, { direccion }: Pick<Fila, 'direccion'>) {
  const [pais] = await db
    .select({ esUE: countriesTable.esUE })
    .from(countriesTable)
    .where(eq(countriesTable.iso2, direccion.pais))
  return territorioDe(direccion, pais?.esUE ?? false)
}

const enIngles = (tipo: Textos, numero: string, composicion: string): string =>
  [[tipo.en || tipo.es, numero].filter(Boolean).join(' '), composicionEn(composicion, 'en')].filter(Boolean).join(', ')

/** What the customs is told of a shipment's garments; nothing where it passes none. */
export async function aduanaDe(db: Db, fila: Pick<Fila, 'id' | 'direccion'>): Promise<LineaDeAduana[] | null> {
  const territorio = await territorioDeEnvio(db, fila)
  if (territorio === 'interior' || territorio === 'union') return null
  const prendas = await db
    .select({
      ...{ modeloId: m.id, numero: m.numero, taric: m.taric, pesoGr: m.pesoGr, composicion: m.composicion },
      ...{ tipo: modeloTiposTable.nombre, cantidad: l.cantidad },
      ...{ precio: pedidoLineasTable.precio, dto: pedidoLineasTable.dto },
      ...{ dtoComercial: p.dtoComercial, dtoProntoPago: p.dtoProntoPago },
    })
    .from(n)
    .innerJoin(l, eq(l.entregaId, n.entregaId))
    .innerJoin(pedidoLineasTable, eq(pedidoLineasTable.id, l.pedidoLineaId))
    .innerJoin(p, eq(p.id, pedidoLineasTable.pedidoId))
    .innerJoin(m, eq(m.id, l.modeloId))
    .innerJoin(modeloTiposTable, eq(modeloTiposTable.id, m.modeloTipoId))
    .where(eq(n.envioId, fila.id))
    .orderBy(asc(m.numero), asc(l.id))
  return declarar(
    prendas.map(({ tipo, composicion, ...una }) => ({
      ...una,
      descripcion: enIngles(tipo, una.numero, composicion),
    })),
  )
}
