import { leerCodigo } from '@telar/domain/casa/codigos'
import { ReglaError } from '@telar/domain/regla'
import { varianteDeCodigo } from '../catalogo/codigos/commands.ts'
import type { Db } from '../db/connection.ts'

interface Cual {
  modeloId: number
  colorId: number
  talla: string
}

/** The garment that was scanned, or named. */
export async function prendaDicha(db: Db, dicho: { codigo: string } | Cual): Promise<Cual> {
  if (!('codigo' in dicho)) return dicho
  const leido = leerCodigo(dicho.codigo)
  const codigos = leido.clase === 'gtin' ? leido.codigos : [dicho.codigo.trim()]
  const [variante] = await varianteDeCodigo(db, codigos)
  if (!variante) throw new ReglaError('caja.codigo', { codigo: dicho.codigo })
  const { modeloId, colorId, talla } = variante
  return { modeloId, colorId, talla }
}
