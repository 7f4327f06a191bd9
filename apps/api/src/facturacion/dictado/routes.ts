import { dictado } from '@telar/contract/facturacion/dictado'
import type { Query } from '@telar/contract/kit/endpoint'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { encendido } from '../../casa/appsettings/encendido.ts'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { transcriptor } from '../../gateways/transcriptor.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict } from '../../kit/errors.ts'
import { clienteDe } from '../facturas/guardar.ts'
import { oir, type ParaQuien, vocabulario } from './dictado.ts'

interface Llamada {
  db: Db
  user: Caller
  reloj: Reloj
  query: Query<(typeof dictado)['recognize']>
}

/** The customer whom the caller named and reaches. */
async function paraQuien({ db, user, reloj, query }: Llamada): Promise<ParaQuien | null> {
  const { clienteId, fecha, mercancia } = query
  if (clienteId === undefined) return null
  const { grupoId } = await clienteDe(db, clienteId, deSusClientes(user, clientesTable.id))
  return { grupoId, lugar: mercancia === 'segunda' ? 'segunda' : 'almacen', dia: fecha ?? hoy(reloj) }
}

export default implement(dictado, {
  recognize: async (call) => {
    const { db, body, upload, idioma, house } = call
    const quien = await paraQuien(call)
    if (body) return oir(db, body.texto, idioma, quien)
    if (!(await encendido(house, 'voz'))) throw conflict('dictado.apagado')
    return oir(db, await transcriptor(house.config)(await upload(), await vocabulario(db)), idioma, quien)
  },
})
