import { cuadre } from '@telar/contract/portada/cuadre'
import { implement } from '../../kit/call.ts'
import { avisarSiNoCuadra } from './aviso.ts'
import { comprobar } from './comprobar.ts'
import { verCuadre } from './queries.ts'

export default implement(cuadre, {
  ver: ({ db, house }) => verCuadre(db, house.invariantes),
  comprobar: async ({ db, house, user }) => {
    await avisarSiNoCuadra(db, await comprobar(house.long.db, house.invariantes, user.email))
    return verCuadre(db, house.invariantes)
  },
})
