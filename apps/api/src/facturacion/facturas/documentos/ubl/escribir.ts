import { ReglaError } from '@telar/domain/regla'
import { elemento, escapar } from '../../../../kit/formats/xml.ts'

/** `cbc:Amount` with its attribute beside it as `cbc:Amount@currencyID`; lists repeat their element. */
const ATRIBUTO = /^([^@]+)@([^@]+)$/

function atributosDe(grupo: object, nombre: string): Record<string, string> {
  const suyos = Object.entries(grupo).flatMap(([clave, valor]) => {
    const [, de, atributo] = ATRIBUTO.exec(clave) ?? []
    return de === nombre && atributo ? [[atributo, String(valor)]] : []
  })
  return Object.fromEntries(suyos)
}

/** The elements of a group, in its order. The standard wants no empty ones: what is missing is named. */
export function escribir(grupo: object, donde = ''): string {
  return Object.entries(grupo)
    .filter(([nombre, valor]) => valor !== undefined && !ATRIBUTO.test(nombre))
    .flatMap(([nombre, valor]) => {
      const sitio = `${donde}/${nombre}`
      const atributos = atributosDe(grupo, nombre)
      return [valor].flat().map((uno: unknown) => {
        const dentro = typeof uno === 'object' && uno !== null ? escribir(uno, sitio) : escapar(String(uno)).trim()
        if (dentro === '') throw new ReglaError('factura.ubl', { motivo: sitio })
        return elemento(nombre, dentro, atributos)
      })
    })
    .join('')
}
