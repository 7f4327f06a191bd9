import type { Ranuras } from '@telar/domain/asistente/ranuras'
import { clasificar } from '@telar/domain/asistente/rasgos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { Indice } from '../indice.ts'
import { type Frase, frase, y } from './frase.ts'
import { porTallas } from './listas.ts'
import { nombrar, rasgo } from './pedido.ts'

/** Where the house is and how one reaches it. */
export function comoContactar({ catalogo: { empresa } }: Indice, idioma: Idioma): string {
  const { direccion, codigoPostal, ciudad, horario, telefono, email, whatsapp } = empresa
  const donde = [direccion, [codigoPostal, ciudad].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const datos: [Frase, string][] = [
    ['direccion', donde],
    ['horario', horario],
    ['telefono', telefono],
    ['correo', email],
    ['whatsapp', whatsapp],
  ]
  return [
    frase(idioma, 'empresaDatos'),
    ...datos.filter(([, valor]) => valor).map(([clave, valor]) => frase(idioma, clave, { valor })),
    frase(idioma, 'masContacto'),
  ].join('\n')
}

/** What can be asked; a line that begins with `>` is a question to choose. */
export const sugerencias = (idioma: Idioma): string[] =>
  (['sugerencia1', 'sugerencia2', 'sugerencia3'] as const).map((clave) => `> ${frase(idioma, clave)}`)

/** It is not known: a person will, and there are other things to ask. */
export function noSe({ catalogo: { empresa } }: Indice, idioma: Idioma): string {
  const whatsapp = empresa.whatsapp ? [frase(idioma, 'noSeWhatsapp', { valor: empresa.whatsapp })] : []
  return [frase(idioma, 'noSe'), ...whatsapp, frase(idioma, 'pruebe'), ...sugerencias(idioma)].join('\n')
}

/** The cloths and fibres of the catalogue, what most are made of first. */
function tejidosDe({ todos }: Indice, idioma: Idioma): string[] {
  const veces = new Map<number, number>()
  for (const { rasgos } of todos)
    for (const i of rasgos.keys()) if (clasificar(i) === 'material') veces.set(i, (veces.get(i) ?? 0) + 1)
  return [...veces].sort(([, a], [, b]) => b - a).map(([i]) => rasgo(i, idioma))
}

/** All sizes, colours, cloths, kinds or collections there are. */
export function resumir(indice: Indice, r: Ranuras, idioma: Idioma): string | undefined {
  const { catalogo } = indice
  const ids = new Set(catalogo.modelos.flatMap(({ colores }) => colores.map(({ id }) => id)))
  const tallas = indice.idiomas[idioma].dic.nombres.tallas
  const de: Record<string, () => string> = {
    tallas: () => frase(idioma, 'susTallas', { valor: [...tallas].sort(porTallas).join(', ') }),
    colores: () => frase(idioma, 'susColores', { valor: y(idioma, nombrar(catalogo.colores, [...ids], idioma)) }),
    composicion: () => frase(idioma, 'susTejidos', { valor: y(idioma, tejidosDe(indice, idioma)) }),
    tipos: () =>
      frase(idioma, 'susTipos', {
        valor: y(
          idioma,
          catalogo.tipos.map(({ nombre }) => enIdioma(nombre, idioma).toLowerCase()),
        ),
      }),
    colecciones: () => {
      const cuantos = (id: number) => catalogo.modelos.filter(({ coleccionIds }) => coleccionIds.includes(id)).length
      const suyas = catalogo.colecciones.map(({ id, nombre }) => ({ n: cuantos(id), nombre: enIdioma(nombre, idioma) }))
      const deMasAMenos = suyas.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n)
      return frase(idioma, 'susColecciones', {
        valor: y(
          idioma,
          deMasAMenos.map(({ nombre, n }) => `${nombre} (${n})`),
        ),
      })
    },
  }
  if (r.atributos.includes('cuidados')) return undefined
  const cual = r.atributos.find((atributo) => de[atributo])
  return cual && de[cual]?.()
}
