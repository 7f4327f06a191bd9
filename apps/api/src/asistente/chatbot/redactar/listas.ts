import { dice, type Ranuras } from '@telar/domain/asistente/ranuras'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { Indexado, Indice } from '../indice.ts'
import { frase } from './frase.ts'
import { nombrar, queSePide } from './pedido.ts'

const MAX_MODELOS = 4
const JUNTO = '_'

/** The page of a model, in the colour that was asked for. */
function enlaceDe({ modelo }: Indexado, colores: readonly number[]): string {
  const color = modelo.colores.find(({ id }) => colores.includes(id))
  return color ? `/modelo/${modelo.id}?color=${color.id}` : `/modelo/${modelo.id}`
}

export const linea = (indexado: Indexado, { colores }: Pick<Ranuras, 'colores'>, idioma: Idioma): string =>
  frase(idioma, 'modelo', {
    nombre: indexado.modelo.nombre,
    numero: indexado.modelo.numero,
    enlace: enlaceDe(indexado, colores),
  })

export const lineas = (modelos: readonly Indexado[], r: Pick<Ranuras, 'colores'>, idioma: Idioma): string[] =>
  modelos.slice(0, MAX_MODELOS).map((indexado) => linea(indexado, r, idioma))

/** The gallery with the same wishes, as far as its filters go. */
function galeria(r: Ranuras): string {
  const params = new URLSearchParams()
  if (r.tipos.length === 1) params.set('tipo', String(r.tipos[0]))
  if (r.colecciones.length === 1) params.set('coleccion', String(r.colecciones[0]))
  const colores = r.colores.filter((id) => id > 0)
  if (colores.length > 0) params.set('color', colores.join(JUNTO))
  if (r.tallas.length > 0) params.set('talla', r.tallas.join(JUNTO))
  if (r.temporadas.length > 0) params.set('temporada', r.temporadas.join(JUNTO))
  return params.size > 0 ? `/gallery?${params}` : '/gallery'
}

/** Whether the gallery's filters say all that was asked for. */
const cabeEnGaleria = (r: Ranuras): boolean =>
  r.rasgos.length + r.propios.length + r.resto.length === 0 &&
  r.tipos.length <= 1 &&
  r.colecciones.length <= 1 &&
  !r.novedad &&
  r.sinDecir.length + r.cuantas.length + r.salvo.length === 0 &&
  !r.juntos &&
  !dice(r.no)

/** There is none: it is said, with what there is instead. */
export const ninguno = (indice: Indice, r: Ranuras, idioma: Idioma): string => {
  const [tipo] = r.tipos
  return frase(idioma, 'ninguno', {
    que: queSePide(indice, r, idioma),
    enlace: tipo === undefined ? '/gallery' : `/gallery?tipo=${tipo}`,
  })
}

/** Nobody has written down whether any is so. */
export const sinDato = (indice: Indice, r: Ranuras, idioma: Idioma): string =>
  frase(idioma, 'sinDato', { que: queSePide(indice, r, idioma) })

/** How garments are cared for or what they are made of, if that is asked: where all are alike it is said once. */
export function enComun(
  { catalogo }: Indice,
  modelos: readonly Indexado[],
  { atributos, tallas, colores, rasgos, colecciones, cuantas }: Ranuras,
  idioma: Idioma,
): string[] {
  const todas = new Set(modelos.flatMap(({ modelo }) => modelo.tallas))
  const seDicen =
    atributos.includes('tallas') && tallas.length + rasgos.length + colecciones.length + cuantas.length === 0
  const suyas = seDicen ? [frase(idioma, 'tallas', { valor: [...todas].sort(porTallas).join(', ') })] : []
  const todos = new Set(modelos.flatMap(({ modelo }) => modelo.colores.map(({ id }) => id)))
  const deColores = atributos.includes('colores') && colores.length + cuantas.length === 0
  const suyos = deColores
    ? [frase(idioma, 'colores', { valor: nombrar(catalogo.colores, [...todos], idioma).join(', ') })]
    : []
  const deCadaUno = (['cuidados', 'composicion'] as const)
    .filter((atributo) => atributos.includes(atributo))
    .map((atributo) => {
      const valores = modelos.map(({ modelo }) =>
        atributo === 'cuidados' ? enIdioma(modelo.cuidados, idioma) : composicionEn(modelo.composicion, idioma),
      )
      const [valor] = valores
      const iguales = valor && valores.every((otro) => otro === valor)
      return iguales ? frase(idioma, atributo, { valor }) : frase(idioma, 'segunModelo')
    })
  return [...suyas, ...suyos, ...deCadaUno]
}

/** Of the kind there are; whether as it was said, a person knows. */
export const noSeDeEllas = (indice: Indice, r: Ranuras, palabras: readonly string[], idioma: Idioma): string =>
  frase(idioma, 'noSeDeEllas', { que: palabras.join(' '), tipo: queSePide(indice, r, idioma), enlace: galeria(r) })

/** How many there are, and the first of them. */
export function cuantos(
  indice: Indice,
  r: Ranuras,
  modelos: readonly Indexado[],
  idioma: Idioma,
  dichas: readonly string[],
): string {
  const n = modelos.length
  const que = queSePide(indice, r, idioma, dichas)
  const cabeza = frase(idioma, n === 0 ? 'cuentaCero' : n === 1 ? 'cuentaUno' : 'cuenta', { que, n })
  return [cabeza, ...lineas(modelos, r, idioma)].join('\n')
}

/** Models that were found, with the way to the rest of them. */
export function listar(
  indice: Indice,
  r: Ranuras,
  modelos: readonly Indexado[],
  exacto: boolean,
  idioma: Idioma,
  dichas: readonly string[] = [],
): string {
  const que = queSePide(indice, r, idioma, dichas)
  const n = modelos.length
  const cabeza = !exacto ? 'parecidos' : n === 1 ? 'hallado' : n > MAX_MODELOS ? 'primeros' : 'hallados'
  const mas =
    exacto && n > MAX_MODELOS ? [frase(idioma, cabeEnGaleria(r) ? 'verTodos' : 'seguir', { enlace: galeria(r) })] : []
  return [frase(idioma, cabeza, { que, n }), ...lineas(modelos, r, idioma), ...mas].join('\n')
}

const LETRAS = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const orden = (talla: string) => (LETRAS.includes(talla) ? 1000 + LETRAS.indexOf(talla) : Number(talla) || 2000)
/** Numbers in their order, and after them letters. */
export const porTallas = (a: string, b: string) => orden(a) - orden(b)
