import { type Sistema, sistema } from '@telar/contract/casa/sistema'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { andRead, implement } from '../../kit/call.ts'
import { quitarFicheros, quitarMuestra } from './muestra.ts'
import { guardado, leerMuestra, servicios } from './queries.ts'

const verSistema = async (db: Db, config: Config): Promise<Sistema> => ({
  servicios: servicios(config),
  muestra: await leerMuestra(db),
  guardado: await guardado(db, config),
})

export default implement(sistema, {
  sistema: ({ db, house: { config } }) => verSistema(db, config),
  quitarMuestra: andRead(
    async ({ db, house, after, body: { propios } }) => {
      await quitarMuestra(db, propios)
      after(() => quitarFicheros(house.db, house.files))
    },
    ({ db, house: { config } }) => verSistema(db, config),
  ),
})
