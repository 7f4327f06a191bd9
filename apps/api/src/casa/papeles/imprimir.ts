import type { Db } from '../../db/connection.ts'
import { type Hoja, imprimirHojas as imprimir } from '../../pdf/hoja.ts'
import { logoEnPapel } from '../appsettings/logo.ts'

/** Documents of models by size and colour, on the house's paper. */
export const imprimirHojas = async (db: Db, hojas: readonly Hoja[]): Promise<Buffer> =>
  imprimir(hojas, await logoEnPapel(db))
export const imprimirHoja = (db: Db, hoja: Hoja): Promise<Buffer> => imprimirHojas(db, [hoja])
