import { type TransportistaInput, transportistas } from '@telar/contract/ventas/transportistas'
import { paisesDe } from '@telar/domain/ventas/transportista'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { transportistasTable as t } from '../../db/schema/ventas/transportistas.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'
import { nextVersion } from '../../kit/rows/version.ts'

type Input = z.output<typeof TransportistaInput>

/** One is the house's usual one: who becomes it takes the place of who was. A service is called with what it asks for. */
async function comprobar(db: Db, todo: Input): Promise<Input> {
  if (todo.clase === 'dhl' && (todo.cuenta === '' || todo.usuario === '' || todo.secreto === ''))
    throw new FieldsError({
      ...(todo.cuenta === '' ? { cuenta: ['transportista.credenciales'] } : {}),
      ...(todo.usuario === '' ? { usuario: ['transportista.credenciales'] } : {}),
      ...(todo.secreto === '' ? { secreto: ['transportista.credenciales'] } : {}),
    })
  if (todo.predeterminado)
    await db
      .update(t)
      .set({ predeterminado: false, ...nextVersion(t) })
      .where(and(eq(t.predeterminado, true), ne(t.nombre, todo.nombre)))
  return { ...todo, paises: paisesDe(todo.paises).join(', ') }
}

const flat = crud(transportistas, {
  table: t,
  entity: 'Transportista',
  searchIn: ['nombre', 'notas'],
  label: 'nombre',
  orderBy: 'nombre',
  check: comprobar,
})

/** An empty secret is one that nobody typed: what is kept stays. */
const sinVacio = ({ secreto, ...resto }: Partial<Input>): Partial<Input> =>
  secreto ? { ...resto, secreto } : { ...resto }

export default implement(transportistas, {
  ...flat,
  update: (call) => flat.update({ ...call, body: sinVacio(call.body) }),
  cambiar: (call) =>
    flat.cambiar({ ...call, body: { filas: call.body.filas.map((fila) => ({ ...fila, ...sinVacio(fila) })) } }),
})
