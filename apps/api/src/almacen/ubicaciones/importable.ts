import { UbicacionInput } from '@telar/contract/almacen/ubicaciones'
import { claveDeUbicacion } from '@telar/domain/almacen/ubicacion'
import { eq } from 'drizzle-orm'
import { campo, comoEstaba, type Descripcion, distinto } from '../../casa/importaciones/importable.ts'
import { dicho, siNoEn, textoEn } from '../../casa/importaciones/leer.ts'
import { ubicacionesTable as u } from '../../db/schema/almacen/ubicaciones.ts'
import { FieldsError } from '../../kit/errors.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { crearUbicacion } from './ubicaciones.ts'

const UBICACION = { table: u, entity: 'Ubicación' }

const CAMPOS = [
  campo('codigo', ['Código', 'Code', 'Código', 'Codi'], {
    obligatorio: true,
    alias: ['ubicacion', 'estante', 'hueco', 'location', 'shelf', 'bin'],
  }),
  campo('zona', ['Zona', 'Zone', 'Zona', 'Zona'], { alias: ['pasillo', 'aisle', 'area'] }),
  campo('nota', ['Nota', 'Note', 'Nota', 'Nota'], { alias: ['descripcion', 'description', 'observaciones'] }),
  campo('activa', ['Activa', 'Active', 'Ativa', 'Activa'], { alias: ['en uso', 'in use', 'em uso', 'en us'] }),
]

/** Shelves by their code: those that are new find their place in the walk, as if they had been typed. */
export const importarUbicaciones: Descripcion = {
  que: 'ubicaciones',
  campos: CAMPOS,
  etiqueta: ({ codigo = '' }) => codigo,
  async escribir(db, [fila = {}]) {
    const escrito = { ...dicho({ zona: fila.zona, nota: fila.nota, activa: siNoEn(fila, 'activa') }) }
    const leida = UbicacionInput.safeParse({ zona: '', nota: '', ...escrito, codigo: textoEn(fila, 'codigo') })
    if (!leida.success) throw new FieldsError({ [String(leida.error.issues[0]?.path[0])]: ['ubicacion.codigo'] })
    const [actual] = await db
      .select()
      .from(u)
      .where(eq(u.clave, claveDeUbicacion(leida.data.codigo)))
    if (!actual) return { accion: 'crear', registro: await crearUbicacion(db, leida.data) }
    const cambio = distinto(actual, escrito)
    if (!cambio) return { accion: 'igual', registro: actual.id }
    await saveVersion(db, UBICACION, actual.id, actual.version, cambio)
    return {
      accion: 'cambiar',
      registro: actual.id,
      antes: { cambio: comoEstaba(actual, cambio), version: actual.version + 1 },
    }
  },
  async deshacer(db, { accion, registro, antes }) {
    const id = registro ?? 0
    if (accion === 'crear') {
      await lockVersion(db, UBICACION, id)
      await db.delete(u).where(eq(u.id, id))
      return
    }
    const { cambio, version } = antes as { cambio: object; version: number }
    await saveVersion(db, UBICACION, id, version, cambio)
  },
}
