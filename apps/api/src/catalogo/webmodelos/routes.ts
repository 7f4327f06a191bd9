import { WebModeloCliente, webmodelos } from '@telar/contract/catalogo/webmodelos'
import { implement } from '../../kit/call.ts'
import { inParts } from '../../kit/present.ts'
import { conSuPrecio, conSuTarifa } from './precios.ts'
import { existencias, ficha, tarjetas } from './queries.ts'

/** Of a model's page only what is free is read at every asking. */
const FICHA = inParts(WebModeloCliente, 'variantes')

export default implement(webmodelos, {
  getAll: ({ db, reloj }) => tarjetas(db, reloj()),
  get: ({ db, params: { id }, reloj }) => ficha(db, id, reloj()),
  getAllAuth: async ({ db, reloj, house, user }) => {
    const { tarifario } = await house.preciosDe(db, user.clienteId)
    return conSuPrecio(await tarjetas(db, reloj()), tarifario)
  },
  getAuth: async ({ db, params: { id }, reloj, house, user, idioma }) => {
    const { clave } = await house.preciosDe(db, user.clienteId)
    const fija = await house.kept.value(webmodelos.getAllAuth.cached, `ficha/${id} ${clave} ${idioma}`, async () => {
      const modelo = await house.kept.value(webmodelos.get.cached, `modelo/${id}`, () => ficha(db, id, reloj()))
      const { tarifario } = await house.preciosDe(db, user.clienteId)
      return FICHA.first(conSuTarifa(modelo, tarifario, idioma))
    })
    return FICHA.whole(fija, { variantes: await existencias(db, id) })
  },
})
