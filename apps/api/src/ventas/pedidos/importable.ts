import { PedidoInput } from '@telar/contract/ventas/pedidos'
import { coloresYTallas, type Fila } from '@telar/domain/casa/importar'
import { plano } from '@telar/domain/texto'
import { and, eq } from 'drizzle-orm'
import { campo, type Descripcion } from '../../casa/importaciones/importable.ts'
import { dicho, fechaEn, numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import { colorLlamado, modeloLlamado } from '../../catalogo/nombrados.ts'
import { clienteLlamado } from '../../clientes/clientes/importable.ts'
import type { Db } from '../../db/connection.ts'
import { modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { pedidosTable as t } from '../../db/schema/ventas/pedidos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { borrarPedidos } from './commands.ts'
import { crearPedido } from './crear-pedido.ts'
import { comprobarFechas, condicionesDe, conPrecio, valorar } from './valorar.ts'

const CAMPOS = [
  campo('pedido', ['Pedido', 'Order', 'Encomenda', 'Comanda'], {
    obligatorio: true,
    alias: ['numero', 'numero de pedido', 'order number', 'referencia'],
  }),
  campo(
    'cliente',
    ['Cliente (código o NIF)', 'Customer (code or tax number)', 'Cliente (código ou NIF)', 'Client (codi o NIF)'],
    {
      obligatorio: true,
      alias: ['cliente', 'codigo cliente', 'nif', 'customer'],
    },
  ),
  campo('tipo', ['Tipo', 'Kind', 'Tipo', 'Tipus']),
  campo('desde', ['Entrega desde', 'Delivery from', 'Entrega desde', 'Lliurament des de'], { alias: ['desde'] }),
  campo('hasta', ['Entrega hasta', 'Delivery until', 'Entrega até', 'Lliurament fins a'], {
    alias: ['hasta', 'entrega'],
  }),
  campo('numero', ['Modelo', 'Model', 'Modelo', 'Model'], { obligatorio: true, alias: ['articulo', 'sku'] }),
  campo('temporada', ['Temporada', 'Season', 'Estação', 'Temporada']),
  campo('color', ['Color', 'Colour', 'Cor', 'Color']),
  campo('talla', ['Talla', 'Size', 'Tamanho', 'Talla']),
  campo('cantidad', ['Cantidad', 'Quantity', 'Quantidade', 'Quantitat'], {
    obligatorio: true,
    alias: ['uds', 'pendiente'],
  }),
  campo('precio', ['Precio', 'Price', 'Preço', 'Preu'], { alias: ['precio unitario'] }),
  campo('dto', ['Descuento %', 'Discount %', 'Desconto %', 'Descompte %'], { alias: ['dto', 'descuento'] }),
  campo('notas', ['Notas', 'Notes', 'Notas', 'Notes'], { alias: ['observaciones'] }),
]

const PROGRAMACION = new Set(['programacion', 'season', 'programacao', 'programacio', 'temporada'])

/** What a row orders: of a model in a colour, so many of a size. */
async function lineaDe(db: Db, fila: Fila) {
  const numero = textoEn(fila, 'numero')
  const modelo = await modeloLlamado(db, numero, fila.temporada)
  if (!modelo) throw new FieldsError({ numero: ['importar.desconocido'] }, { valor: numero })
  const { colores, tallas } = coloresYTallas(fila)
  const suyas = await db.select().from(modeloVariantesTable).where(eq(modeloVariantesTable.modeloId, modelo.id))
  const color = colores[0] ? await colorLlamado(db, colores[0]) : suyas[0]?.colorId
  const talla = suyas.find((una) => una.colorId === color && plano(una.talla) === plano(tallas[0] ?? una.talla))?.talla
  if (color === undefined || talla === undefined)
    throw new FieldsError({ talla: ['importar.desconocido'] }, { valor: [numero, ...colores, ...tallas].join(' ') })
  return {
    ...{ modeloId: modelo.id, colorId: color, dto: numeroEn(fila, 'dto') ?? 0 },
    ...{ precio: numeroEn(fila, 'precio'), tallasCantidades: [{ talla, cantidad: numeroEn(fila, 'cantidad') ?? 0 }] },
  }
}

/** Orders that another program left open, by what it called them: what was still to be served, at the agreed price. */
export const importarPedidos: Descripcion = {
  que: 'pedidos',
  campos: CAMPOS,
  etiqueta: ({ pedido = '' }) => pedido,
  junta: ({ pedido = '', cliente = '' }) => `${pedido} ${cliente}`,
  campoDe: {
    referenciaCliente: 'pedido',
    fechaEntregaDesde: 'desde',
    fechaEntregaHasta: 'hasta',
    clienteId: 'cliente',
  },
  async escribir(db, filas, { hoy, quien }) {
    const [fila = {}] = filas
    const palabra = textoEn(fila, 'cliente')
    const cliente = await clienteLlamado(db, palabra)
    if (!cliente) throw new FieldsError({ cliente: ['importar.desconocido'] }, { valor: palabra })
    const referenciaCliente = textoEn(fila, 'pedido')
    const [actual] = await db
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.clienteId, cliente.id), eq(t.referenciaCliente, referenciaCliente)))
    if (actual) return { accion: 'igual', registro: actual.id }
    const pedidas: Awaited<ReturnType<typeof lineaDe>>[] = []
    for (const una of filas) pedidas.push(await lineaDe(db, una))
    const entrada = PedidoInput.parse({
      ...{ clienteId: cliente.id, referenciaCliente, lineas: pedidas },
      tipo: PROGRAMACION.has(plano(fila.tipo ?? '')) ? 'programacion' : 'servicio',
      ...dicho({
        notas: fila.notas,
        fechaEntregaDesde: fechaEn(fila, 'desde'),
        fechaEntregaHasta: fechaEn(fila, 'hasta'),
      }),
    })
    comprobarFechas(entrada)
    const { lineas } = await conPrecio(db, entrada.lineas, { grupoId: cliente.grupoId, hoy })
    const acordadas = lineas.map((linea) => {
      const dicha = pedidas.find(
        (una) => una.precio !== undefined && una.modeloId === linea.modeloId && una.colorId === linea.colorId,
      )
      const { precio } = dicha ?? {}
      return precio === undefined ? linea : { ...linea, precio, porque: [{ clase: 'mano' as const, precio }] }
    })
    const condiciones = { ...condicionesDe(entrada, cliente), fecha: hoy }
    const { portes, ...datos } = entrada
    const venta = await valorar(db, cliente, acordadas, { ...condiciones, portes })
    const { id } = await crearPedido(db, {
      ...{ ...datos, ...condiciones, userId: null, comercialId: cliente.comercialId },
      ...{ lineas: acordadas, venta, quien },
    })
    return { accion: 'crear', registro: id }
  },
  // Their numbers go back in order: an order that came between two parts would keep the rest.
  deUnaVez: true,
  async deshacer(db, { registro }) {
    await borrarPedidos(db, [registro ?? 0], undefined)
  },
}
