import type { impuestos } from '@telar/contract/facturacion/impuestos'
import type { Body } from '@telar/contract/kit/endpoint'
import type { Declarante } from '@telar/domain/facturacion/agencia/campos'
import { enModelo303 } from '@telar/domain/facturacion/agencia/modelo303'
import { conEfectivo, enModelo347 } from '@telar/domain/facturacion/agencia/modelo347'
import { enModelo349 } from '@telar/domain/facturacion/agencia/modelo349'
import { diasDe } from '@telar/domain/facturacion/agencia/periodo'
import { ReglaError } from '@telar/domain/regla'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import type { FileResult } from '../../kit/call.ts'
import { exigirLectura } from '../pruebas/queries.ts'
import { suministros349 } from './correcciones349.ts'
import { calcularImpuestos } from './impuestos.ts'

async function declaranteDe(db: Db): Promise<Declarante> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const { nif = '', razonSocial = '', telefono = '' } = ajustes?.empresa ?? {}
  if (nif === '' || razonSocial === '') throw new ReglaError('agencia.sin-empresa')
  return { nif, nombre: razonSocial, telefono, contacto: razonSocial }
}

type Pedido = Body<typeof impuestos.ficheroDeModelo>

async function escribir(db: Db, { modelo, ejercicio, periodo }: Pedido): Promise<string> {
  const { desde, hasta } = diasDe(modelo, ejercicio, periodo)
  const declarante = await declaranteDe(db)
  const cifras = await calcularImpuestos(db, desde, hasta)
  if (modelo === '303')
    return enModelo303({
      ...{ declarante, ejercicio, periodo, cifras: cifras.modelo303 },
      programa: { nif: declarante.nif, version: '1' },
    })
  if (modelo === '347') {
    const operaciones = [
      ...conEfectivo(cifras.modelo347, cifras.efectivo347, ejercicio).map((uno) => ({ ...uno, clave: 'B' as const })),
      ...cifras.compras347.map((uno) => ({ ...uno, clave: 'A' as const })),
    ]
    return enModelo347({ declarante, ejercicio, operaciones })
  }
  await exigirLectura(db, ejercicio, periodo)
  const { operaciones, rectificaciones } = await suministros349(db, ejercicio, periodo)
  return enModelo349({
    ...{ declarante, ejercicio, periodo, rectificaciones },
    operaciones: [...operaciones, ...cifras.compras349],
  })
}

/** A return for the agency's own forms to read. */
export async function ficheroDeModelo(db: Db, pedido: Pedido): Promise<FileResult> {
  const { modelo, ejercicio, periodo } = pedido
  return { name: `${modelo}-${ejercicio}-${periodo}.txt`, content: Buffer.from(await escribir(db, pedido), 'latin1') }
}
