import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { implement } from '../../kit/call.ts'
import { conSuPrecio, conSuTarifa } from './precios.ts'
import { existencias, ficha, tarjetas } from './queries.ts'

export default implement(webmodelos, {
  getAll: ({ db, reloj }) => tarjetas(db, reloj()),
  get: ({ db, params: { id }, reloj }) => ficha(db, id, reloj()),
  getAllAuth: async ({ db, reloj, house, user }) => {
    const { tarifario } = await house.preciosDe(db, user.clienteId)
    return conSuPrecio(await tarjetas(db, reloj()), tarifario)
  },
  getAuth: async ({ db, params: { id }, reloj, house, user, idioma }) => {
    const modelo = await house.kept.value(webmodelos.get.cached, `modelo/${id}`, () => ficha(db, id, reloj()))
    const { tarifario } = await house.preciosDe(db, user.clienteId)
    return { ...conSuTarifa(modelo, tarifario, idioma), variantes: await existencias(db, id) }
  },
})
