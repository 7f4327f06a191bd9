import { type Idioma, VARIEDADES } from '../idioma.ts'
import type { Peldano, Porque } from './tarifa.ts'

interface Palabras {
  mano: string
  segunda: string
  tarifa: string
  desde: (n: number) => string
  desdeEnPedido: (n: number) => string
  hasta: (dia: string) => string
}

const PALABRAS: Record<Idioma, Palabras> = {
  es: {
    mano: 'a mano',
    segunda: 'precio de segunda y outlet',
    tarifa: 'su tarifa',
    desde: (n) => `desde ${n}`,
    desdeEnPedido: (n) => `desde ${n} en el pedido`,
    hasta: (dia) => `hasta el ${dia}`,
  },
  en: {
    mano: 'by hand',
    segunda: 'price of seconds and outlet',
    tarifa: 'your price list',
    desde: (n) => `from ${n}`,
    desdeEnPedido: (n) => `from ${n} in the order`,
    hasta: (dia) => `until ${dia}`,
  },
  pt: {
    mano: 'à mão',
    segunda: 'preço de segunda e outlet',
    tarifa: 'a sua tabela',
    desde: (n) => `a partir de ${n}`,
    desdeEnPedido: (n) => `a partir de ${n} na encomenda`,
    hasta: (dia) => `até ${dia}`,
  },
  ca: {
    mano: 'a mà',
    segunda: 'preu de segona i outlet',
    tarifa: 'la seva tarifa',
    desde: (n) => `des de ${n}`,
    desdeEnPedido: (n) => `des de ${n} a la comanda`,
    hasta: (dia) => `fins al ${dia}`,
  },
}

const porCiento = (idioma: Idioma, dto: number) =>
  `−${new Intl.NumberFormat(VARIEDADES[idioma], { maximumFractionDigits: 2 }).format(dto)} %`
const euros = (idioma: Idioma, precio: number) =>
  new Intl.NumberFormat(VARIEDADES[idioma], { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }).format(
    precio,
  )
const dia = (idioma: Idioma, fecha: string) =>
  new Intl.DateTimeFormat(VARIEDADES[idioma], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${fecha}T00:00:00Z`),
  )

const cuantas = (idioma: Idioma, { de, desde }: Pick<Peldano, 'de' | 'desde'>) =>
  de === 'modelo' ? PALABRAS[idioma].desde(desde) : PALABRAS[idioma].desdeEnPedido(desde)

function decirUno(porque: Porque, idioma: Idioma): string {
  if (porque.clase === 'escala') return `${porCiento(idioma, porque.dto)} ${cuantas(idioma, porque)}`
  if (porque.clase === 'tarifa')
    return porque.dto === null ? PALABRAS[idioma].tarifa : `${PALABRAS[idioma].tarifa} ${porCiento(idioma, porque.dto)}`
  if (porque.clase === 'segunda')
    return porque.dto === null
      ? PALABRAS[idioma].segunda
      : `${PALABRAS[idioma].segunda} ${porCiento(idioma, porque.dto)}`
  const cuanto = porque.dto === null ? [] : [porCiento(idioma, porque.dto)]
  const hasta = porque.hasta === null ? [] : [PALABRAS[idioma].hasta(dia(idioma, porque.hasta))]
  return [porque.nombre, ...cuanto, ...hasta].join(' ')
}

/** Why a price is what it is, as its customer is told: `su tarifa, −5 % desde 24`. */
export const decirPorque = (porque: readonly Porque[], idioma: Idioma): string =>
  porque.map((uno) => decirUno(uno, idioma)).join(', ')

/** What is said of a price that a person has set. */
export const decirAMano = (idioma: Idioma): string => PALABRAS[idioma].mano

/** What more garments would give: `desde 24: 19,00 €`. */
export const decirPeldano = (peldano: Pick<Peldano, 'de' | 'desde' | 'precio'>, idioma: Idioma): string =>
  `${cuantas(idioma, peldano)}: ${euros(idioma, peldano.precio)}`

/** The same for the staff, who see whose list it is and what of it counts. */
export const decirATodos = (porque: readonly Porque[], idioma: Idioma): string =>
  porque
    .map((uno) => {
      if (uno.clase !== 'tarifa') return decirUno(uno, idioma)
      const cuanto = uno.precio === null ? porCiento(idioma, uno.dto ?? 0) : euros(idioma, uno.precio)
      return `${uno.nombre} ${cuanto}`
    })
    .join(', ')
