import { escaleraDe, type ModeloConPrecio, precioPara, type Tarifario } from '@telar/domain/catalogo/tarifa'
import { decirPeldano, decirPorque } from '@telar/domain/catalogo/tarifa-dicha'
import type { Idioma } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'

declare module '../../kit/house.ts' {
  interface House {
    /** The lists and promotions of a customer today; customers of one word have the same. */
    preciosDe: (db: Db, clienteId: number | null) => Promise<{ clave: string; tarifario: Tarifario | null }>
  }
}

const UNA = { modelo: 1, pedido: 1 }

/** Cards with what a customer pays, where that is not the house's price. */
export const conSuPrecio = <T extends ModeloConPrecio>(
  tarjetas: readonly T[],
  tarifario: Tarifario | null,
): (T & { suPrecio?: number })[] =>
  tarjetas.map((tarjeta) => {
    const { precio } = precioPara(tarjeta, tarifario, UNA)
    return precio === tarjeta.precioMayor ? tarjeta : { ...tarjeta, suPrecio: precio }
  })

/** A model's page with the customer's price, why it is that, and what more would cost. */
export function conSuTarifa<T extends ModeloConPrecio>(modelo: T, tarifario: Tarifario | null, idioma: Idioma) {
  if (!tarifario) return modelo
  const { precio, porque, escalas } = escaleraDe(modelo, tarifario)
  if (porque.length === 0 && escalas.length === 0) return modelo
  return {
    ...modelo,
    suPrecio: precio,
    tarifa: {
      dicho: decirPorque(porque, idioma),
      escalas: escalas.map(({ de, desde, precio: cuanto }) => ({
        ...{ de, desde, precio: cuanto, dicho: decirPeldano({ de, desde, precio: cuanto }, idioma) },
      })),
    },
  }
}
