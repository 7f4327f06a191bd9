import { createHash } from 'node:crypto'
import type { Cart } from '@telar/contract/ventas/cart'
import { zonaDe } from '@telar/domain/casa/direccion'
import { decirPeldano, decirPorque } from '@telar/domain/catalogo/tarifa-dicha'
import { aEuros, type Centimos, sumarEuros } from '@telar/domain/dinero'
import type { Idioma } from '@telar/domain/idioma'
import type { Dicho } from '@telar/domain/regla'
import type { Problema } from '@telar/domain/ventas/carrito'
import { portesGratisDesde } from '@telar/domain/ventas/portes'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import type { Venta } from '@telar/domain/ventas/venta'
import { fechaEscrita, importeEscrito, mensaje } from '../../i18n/mensaje.ts'
import { type FilaDeColor, type Leido, neto, prendasEnVenta, SIN_DIRECCION } from './queries.ts'

/** How much the goods are short of an amount that has to be reached. */
const faltaPara = (importe: number | null, venta: Venta) =>
  importe === null ? 0 : Math.max(0, sumarEuros([importe, -neto(venta)]))

const suma = (importes: Centimos[]) => aEuros(importes.reduce((a, b) => a + b, 0) as Centimos)

const porTalla = (orden: string[]) => (a: { talla: string }, b: { talla: string }) =>
  orden.indexOf(a.talla) - orden.indexOf(b.talla)

function modelosDe(filas: FilaDeColor[], idioma: Idioma): Cart['modelos'] {
  return [...Map.groupBy(filas, ({ modeloId }) => modeloId).values()].flatMap((suyas) => {
    const [primera] = suyas
    if (!primera) return []
    const { modeloId, numero, nombre, nombres, precio, pvpRecomendado, tallas, curva, ventaPorCurva, ventana } = primera
    const { publicado } = primera
    const celdas = suyas.flatMap((fila) => fila.celdas)
    const colores = suyas.map(({ colorId, color, hex, imagen, enVenta, celdas: cantidades }) => ({
      colorId,
      nombre: color,
      hex,
      imagen,
      tallas: enVenta.toSorted(porTalla(tallas)),
      tallasCantidades: cantidades.map(({ talla, cantidad }) => ({ talla, cantidad })).sort(porTalla(tallas)),
    }))
    return [
      {
        ...{ modeloId, numero, nombre, nombres, precio, pvpRecomendado, tallas, curva, ventaPorCurva, ventana },
        porque: decirPorque(primera.porque, idioma),
        masBarato: primera.peldano ? decirPeldano(primera.peldano, idioma) : '',
        prendas: celdas.reduce((n, { cantidad }) => n + cantidad, 0),
        importe: publicado ? suma(celdas.map(({ cantidad }) => importeDeLinea({ cantidad, precio, dto: 0 }))) : 0,
        colores,
      },
    ]
  })
}

const porCelda = (a: readonly (number | string)[], b: readonly (number | string)[]) =>
  a.join('/') < b.join('/') ? -1 : 1

/** Two carts of one version are the same order, to the last cent and word. */
export function versionDe({ marco, filas, direccion, venta }: Leido): string {
  const celdas = filas.flatMap(({ modeloId, colorId, precio, publicado, celdas: suyas }) =>
    suyas.map(({ talla, cantidad }) => [modeloId, colorId, talla, cantidad, precio, Number(publicado)]),
  )
  const plazos = marco.tipo === 'programacion' ? filas.map(({ modeloId, ventana }) => [modeloId, ventana]) : []
  const { tipo, notas, referenciaCliente } = marco
  const todo = [
    celdas.sort(porCelda),
    ...plazos,
    tipo ?? 'servicio',
    notas ?? '',
    referenciaCliente ?? '',
    direccion ?? null,
    venta,
  ]
  return createHash('sha256').update(JSON.stringify(todo)).digest('base64url').slice(0, VERSION_LETTERS)
}
const VERSION_LETTERS = 22

const IMPORTES = new Set(['minimo', 'falta', 'antes', 'ahora'])
const FECHAS = new Set(['cierre'])

function escribir(idioma: Idioma, nombre: string, valor: Dicho): Dicho {
  if (IMPORTES.has(nombre)) return importeEscrito(idioma, Number(valor))
  return FECHAS.has(nombre) ? fechaEscrita(idioma, String(valor)) : valor
}

/** A problem in words; amounts as people write them. */
export function decir({ codigo, params }: Problema, idioma: Idioma): string {
  const escritos = Object.entries(params).map(([nombre, valor]) => [nombre, escribir(idioma, nombre, valor)])
  return mensaje(idioma, `cart.${codigo}`, Object.fromEntries(escritos))
}

/** A cart as it is answered. */
export function presentar(leido: Leido, idioma: Idioma): Cart {
  const { userId, marco, ue, filas, direcciones, direccion, venta, problemas, desde, hasta } = leido
  const modelos = modelosDe(filas, idioma)
  const minimo = marco.pedidoMinimo
  const entrega = direccion ?? SIN_DIRECCION
  const gratis = portesGratisDesde(marco.portes, zonaDe(entrega, ue.includes(entrega.pais)))
  return {
    userId,
    version: versionDe(leido),
    tipo: marco.tipo ?? 'servicio',
    notas: marco.notas ?? '',
    referenciaCliente: marco.referenciaCliente ?? '',
    direccionEnvio: marco.direccionEnvio ?? 0,
    direcciones,
    modelos,
    prendas: prendasEnVenta(filas),
    total: sumarEuros(modelos.map(({ importe }) => importe)),
    importes: venta,
    pedidoMinimo: minimo,
    faltaParaMinimo: faltaPara(minimo, venta),
    portesGratisDesde: gratis,
    faltaParaPortesGratis: faltaPara(gratis, venta),
    entregaDesde: desde,
    entregaHasta: hasta,
    problemas: problemas.map((problema) => ({
      ...problema,
      libre: problema.codigo === 'sin-existencias' ? Number(problema.params.libre) : null,
      mensaje: decir(problema, idioma),
    })),
  }
}
