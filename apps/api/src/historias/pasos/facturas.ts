import type { FacturaLinea as Linea } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { MERCANCIAS } from '@telar/domain/facturacion/mercancia'
import fc from 'fast-check'
import type { Mundo } from '../mundo.ts'
import { autorizacion, type Clase, cual, pasosDe, una } from '../paso.ts'
import { CLIENTES, celda, celdaDe } from './celdas.ts'

const clase = pasosDe('admin', 'ventas')
const EMITIDAS = "select id from facturas where estado = 'emitida' order by id"
/** Invoices of garments that have sizes. */
const DE_PRENDAS = `
  select distinct f.id from facturas f join factura_lineas l on l.factura_id = f.id and l.tallas_cantidades <> '[]'
  where f.estado = 'emitida' and f.tipo = 'F1' order by 1`
/** What has left and nobody has invoiced. */
const SERVIDOS = `
  select distinct p.id from pedidos p join pedido_lineas l on l.pedido_id = p.id, jsonb_array_elements(l.tallas_cantidades) t
  where (t ->> 'servida')::int > 0 and p.situacion <> 'facturado' order by 1`
const BORRADORES = "select id from facturas where estado = 'borrador' order by id"

const suelta = (precio: number, extra: object = {}) => ({ descripcion: 'Arreglo', cantidad: 1, precio, ...extra })

/** What an invoice of the server's says of its lines, as somebody would send it back. */
function comoSeEscribe(linea: Linea) {
  const { modeloId, colorId, pedidoLineaId, anticipoId, descripcion, tallasCantidades, cantidad, precio, dto } = linea
  return { modeloId, colorId, pedidoLineaId, anticipoId, descripcion, tallasCantidades, cantidad, precio, dto }
}

async function emitirA(mundo: Mundo, cliente: number, datos: object) {
  const clienteId = una(await mundo.ids(CLIENTES), cliente) as number
  return mundo.hacer(facturas.create, { body: { clienteId, ...datos } as never })
}

export const pasosDeFacturas: Clase[] = [
  clase(
    'facturar pedido',
    8,
    fc.record({ cual, servido: fc.boolean(), emitir: fc.boolean(), autorizacion }),
    async (mundo, { cual: n, servido, emitir, autorizacion: razon }) => {
      const id = una(await mundo.ids(servido ? SERVIDOS : 'select id from pedidos order by id'), n)
      if (!id) return
      const body = await mundo.leer(facturas.fromPedido, { params: { id }, query: { servido } as never })
      if (!body) return
      const { clienteId, dtoComercial, dtoProntoPago, portes } = body
      const lineas = body.lineas.map(comoSeEscribe)
      return mundo.hacer(facturas.create, {
        body: { clienteId, dtoComercial, dtoProntoPago, portes, lineas, emitir, autorizacion: razon } as never,
      })
    },
  ),
  clase(
    'facturar suelto',
    3,
    fc.record({
      cliente: fc.nat({ max: 3 }),
      precio: fc.integer({ min: -50, max: 400 }),
      anticipo: fc.boolean(),
      emitir: fc.boolean(),
      portes: fc.constantFrom(0, 7.25),
    }),
    (mundo, { cliente, precio, anticipo, emitir, portes }) =>
      emitirA(mundo, cliente, { anticipo, emitir, portes, lineas: [suelta(precio + 0.37)] }),
  ),
  clase(
    'descontar anticipo',
    4,
    fc.record({ cual, parte: fc.constantFrom(0.3, 0.6, 1), iva: fc.constantFrom(null, 10), emitir: fc.boolean() }),
    async (mundo, { cual: n, parte, iva, emitir }) => {
      const id = una(await mundo.ids("select id from facturas where estado = 'emitida' and anticipo order by id"), n)
      if (!id) return
      const anticipo = await mundo.leer(facturas.get, { params: { id } })
      if (!anticipo) return
      const precio = -Math.round(anticipo.base * parte * 100) / 100
      const lineas = [suelta(500), suelta(precio, { descripcion: 'Anticipo', anticipoId: id, iva })]
      return mundo.hacer(facturas.create, { body: { clienteId: anticipo.clienteId, lineas, emitir } as never })
    },
  ),
  clase(
    'emitir',
    6,
    fc.record({ cuales: fc.array(cual, { minLength: 1, maxLength: 2 }), autorizacion }),
    async (mundo, { cuales, autorizacion: razon }) => {
      const todas = await mundo.ids(BORRADORES)
      const ids = [...new Set(cuales.flatMap((n) => una(todas, n) ?? []))]
      return ids.length > 0 && mundo.hacer(facturas.emitir, { body: { ids, autorizacion: razon } })
    },
  ),
  clase(
    'rectificar',
    5,
    fc.record({ cual, modo: fc.constantFrom('I', 'S'), reabrir: fc.boolean() }),
    async (mundo, { cual: n, modo, reabrir }) => {
      const id = una(await mundo.ids(EMITIDAS), n)
      const body = { modo, motivo: 'Historia', reabrir }
      return id && mundo.hacer(facturas.rectificar, { params: { id }, body: body as never })
    },
  ),
  clase(
    'vender sin pedido',
    3,
    fc.record({
      ...{ cliente: fc.nat({ max: 3 }), celda, n: fc.integer({ min: 1, max: 3 }), autorizacion },
      mercancia: fc.constantFrom(...MERCANCIAS),
    }),
    async (mundo, { cliente, celda: elegida, n, mercancia, autorizacion: razon }) => {
      const suya = await celdaDe(mundo, elegida)
      if (!suya) return
      const { talla, ...linea } = suya
      const lineas = [{ ...linea, tallasCantidades: [{ talla, cantidad: n }] }]
      return emitirA(mundo, cliente, { lineas, mercancia, emitir: true, autorizacion: razon })
    },
  ),
  clase(
    'abonar lo devuelto',
    6,
    fc.record({ cual, cuantas: fc.integer({ min: 1, max: 3 }), mercancia: fc.constantFrom(...MERCANCIAS) }),
    async (mundo, { cual: n, cuantas, mercancia }) => {
      const id = una(await mundo.ids(DE_PRENDAS), n)
      if (!id) return
      const rectificativa = await mundo.hacer(facturas.rectificar, {
        params: { id },
        body: { modo: 'I', motivo: 'Historia' } as never,
      })
      if (rectificativa.status !== 200) return rectificativa
      const borrador = await mundo.leer(facturas.get, { params: { id: rectificativa.body } })
      if (!borrador) return
      const { clienteId, version, tipo, tipoRectificativa, motivoRectificacion } = borrador
      const rectifica = borrador.rectifica.map(({ id: otra }: { id: number }) => otra)
      const lineas = (borrador.lineas as Linea[])
        .filter(({ tallasCantidades }) => tallasCantidades.length > 0)
        .map((linea) => {
          const tallasCantidades = linea.tallasCantidades.map(({ talla, cantidad }) => ({
            talla,
            cantidad: Math.max(cantidad, -cuantas),
          }))
          return { ...comoSeEscribe(linea), tallasCantidades, cantidad: 0 }
        })
      const datos = { clienteId, version, tipo, tipoRectificativa, motivoRectificacion, rectifica, mercancia, lineas }
      const guardada = await mundo.hacer(facturas.update, { params: { id: rectificativa.body }, body: datos as never })
      if (guardada.status !== 200) return guardada
      return mundo.hacer(facturas.emitir, { body: { ids: [rectificativa.body] } })
    },
  ),
  clase(
    'cambiar borrador',
    4,
    fc.record({
      ...{ cual, linea: cual, delta: fc.integer({ min: -3, max: 3 }), dto: fc.constantFrom(0, 12.5) },
      mercancia: fc.constantFrom(...MERCANCIAS),
    }),
    async (mundo, { cual: n, linea: k, delta, dto, mercancia }) => {
      const id = una(await mundo.ids(BORRADORES), n)
      if (!id) return
      const body = await mundo.leer(facturas.get, { params: { id } })
      if (!body) return
      const elegida = una(body.lineas as { id: number }[], k)
      const lineas = (body.lineas as Linea[]).map((linea) => {
        const escrita = comoSeEscribe(linea)
        if (linea.id !== elegida?.id) return escrita
        const [primera, ...otras] = escrita.tallasCantidades
        return {
          ...escrita,
          dto,
          cantidad: escrita.cantidad + delta,
          tallasCantidades: primera ? [{ ...primera, cantidad: primera.cantidad + delta }, ...otras] : [],
        }
      })
      const { clienteId, version, tipo, tipoRectificativa, motivoRectificacion } = body
      const rectifica = body.rectifica.map(({ id: otra }: { id: number }) => otra)
      const datos = { clienteId, version, tipo, tipoRectificativa, motivoRectificacion, rectifica, mercancia, lineas }
      return mundo.hacer(facturas.update, { params: { id }, body: datos as never })
    },
  ),
  clase('anular', 3, cual, async (mundo, n) => {
    const id = una(await mundo.ids(EMITIDAS), n)
    return id && mundo.hacer(facturas.anular, { params: { id }, body: { motivo: 'Historia' } })
  }),
  clase('duplicar factura', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from facturas order by id'), n)
    return id && mundo.hacer(facturas.duplicar, { params: { id }, body: {} })
  }),
  clase('borrar factura', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from facturas order by id'), n)
    return id && mundo.hacer(facturas.remove, { body: { ids: [id] } })
  }),
]
