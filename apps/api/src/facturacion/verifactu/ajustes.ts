import { AJUSTES_VERIFACTU, type AjustesVerifactu } from '@telar/domain/casa/ajustes'
import type { Sistema } from '@telar/domain/facturacion/verifactu/verifactu'
import apiPackage from '../../../package.json' with { type: 'json' }
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'

/** The program as it declares itself to the agency. */
export const PROGRAMA = { nombre: 'Telar', id: 'TL', version: apiPackage.version }

interface Empresa {
  razonSocial: string
  nif: string
}

/** The program's part of every record: without a producer of its own, the company answers for it. */
export const sistemaDe = ({ productor, instalacion }: AjustesVerifactu, empresa: Empresa): Sistema => ({
  ...PROGRAMA,
  nombreRazon: productor.nombre || empresa.razonSocial,
  nif: productor.nif || empresa.nif,
  instalacion,
})

export async function leerAjustes(db: Db) {
  const [ajustes] = await db
    .select({
      verifactu: appSettingsTable.verifactu,
      empresa: appSettingsTable.empresa,
      idiomas: appSettingsTable.idiomas,
    })
    .from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return {
    empresa: ajustes.empresa,
    idiomas: ajustes.idiomas,
    verifactu: { ...AJUSTES_VERIFACTU, ...ajustes.verifactu },
  }
}
