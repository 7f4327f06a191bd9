import { cajas } from '@telar/contract/ventas/cajas'
import { enZpl } from '@telar/domain/casa/etiquetas'
import { hoy } from '@telar/domain/fecha'
import { imprimirEtiquetas } from '../../casa/etiquetas/imprimir.ts'
import { deSusClientes } from '../../clientes/alcance.ts'
import { vigia } from '../../clientes/clientes/credito.ts'
import { pedidosLista, pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { autorizarHecho, bloquearPedido } from '../pedidos/pedido.ts'
import {
  abrirCaja,
  deshacerCaja,
  moverDeCaja,
  pesarCaja,
  ponerCogidas,
  ponerEnCaja,
  quitarDeCaja,
  servirCajas,
} from './commands.ts'
import { verEmbalaje } from './estado.ts'
import { etiquetasDeCajas } from './etiquetas.ts'

/** A rep reaches the orders of their customers. */
const suyo = (user: Caller) => deSusClientes(user, pedidosTable.clienteId)
const suyoEnLista = (user: Caller) => deSusClientes(user, pedidosLista.clienteId)

export default implement(cajas, {
  ver: ({ db, params: { id }, user }) => verEmbalaje(db, id, suyoEnLista(user)),
  abrir: ({ db, params: { id }, user }) => abrirCaja(db, id, suyo(user)),
  poner: ({ db, params: { id }, body, user }) => ponerEnCaja(db, id, body, suyo(user)),
  ponerCogidas: ({ db, params: { id }, user }) => ponerCogidas(db, id, suyo(user)),
  quitar: async ({ db, params: { id }, body, user }) => {
    await quitarDeCaja(db, id, body, suyo(user))
    return id
  },
  mover: async ({ db, params: { id }, body: { a, ...prendas }, user }) => {
    await moverDeCaja(db, id, a, prendas, suyo(user))
    return id
  },
  pesar: async ({ db, params: { id }, body: { pesoGr }, user }) => {
    await pesarCaja(db, id, pesoGr, suyo(user))
    return id
  },
  deshacer: async ({ db, params: { id }, body: { prendas }, user }) => {
    await deshacerCaja(db, id, suyo(user), prendas)
    return id
  },
  servir: async (call) => {
    const { db, params, body, user, reloj } = call
    const { id } = params
    const pedido = await bloquearPedido(db, id, suyo(user))
    const acto = { nota: body.nota, quien: user.email, hoy: hoy(reloj) }
    const entregaId = await servirCajas(db, pedido, { ...acto, vistas: body.prendas })
    await autorizarHecho(db, id, await vigia(call, body.autorizacion)(db, pedido))
    return { entregaId }
  },
  etiquetas: async ({ db, params: { id }, body: { hoja }, idioma, user }) => {
    const suyas = await etiquetasDeCajas(db, id, idioma, suyoEnLista(user))
    return { name: 'cajas.pdf', content: await imprimirEtiquetas(suyas, { idioma, medidas: hoja, desde: hoja.desde }) }
  },
  zpl: async ({ db, params: { id }, body: { rollo }, idioma, user }) => ({
    name: 'cajas.zpl',
    content: Buffer.from(enZpl(await etiquetasDeCajas(db, id, idioma, suyoEnLista(user)), rollo)),
  }),
})
