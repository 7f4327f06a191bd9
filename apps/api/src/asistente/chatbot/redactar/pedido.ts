import { nombreDeNinguno } from '@telar/domain/asistente/colores'
import type { Cuantas, Ranuras } from '@telar/domain/asistente/ranuras'
import { clasificar, RASGOS } from '@telar/domain/asistente/rasgos'
import { enIdioma, type Idioma, type Textos } from '@telar/domain/idioma'
import type { Indexado, Indice } from '../indice.ts'
import { type Frase, frase } from './frase.ts'

const mayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

export const nombrar = (cosas: readonly { id: number; nombre: Textos }[], ids: readonly number[], idioma: Idioma) =>
  cosas.filter(({ id }) => ids.includes(id)).map(({ nombre }) => enIdioma(nombre, idioma).toLowerCase())

/** Colours as we call them; one that we do not have, as anybody does. */
export const nombrarColores = ({ catalogo }: Indice, ids: readonly number[], idioma: Idioma): string[] => [
  ...nombrar(catalogo.colores, ids, idioma),
  ...ids.flatMap((id) => nombreDeNinguno(id, idioma) ?? []),
]

export const coloresDe = ({ catalogo }: Indice, { modelo }: Indexado, idioma: Idioma): string[] =>
  modelo.colores.flatMap(({ id }) => nombrar(catalogo.colores, [id], idioma))

/** The colours that were asked for; those that are to be together, joined. */
const coloresPedidos = (indice: Indice, { colores, tonos, juntos }: Ranuras, idioma: Idioma): string[] =>
  juntos
    ? [tonos.map((tono) => nombrarColores(indice, tono, idioma).join(' / ')).join(' + ')]
    : nombrarColores(indice, colores, idioma)

/** The first word by which a trait is known. */
export const rasgo = (i: number, idioma: Idioma) => RASGOS[i]?.dicho[idioma]?.split('|')[0] ?? ''

/** A fibre as it was asked for: some of it, or so much. */
export function conParte({ minimos }: Ranuras, i: number, idioma: Idioma): string {
  const minimo = minimos.find((uno) => uno.rasgo === i)
  if (!minimo) return rasgo(i, idioma)
  const datos = { n: minimo.porCiento, valor: rasgo(i, idioma) }
  const menos = minimo.hasta ? 'comoMucho' : 'menosDe'
  return frase(idioma, minimo.menos ? menos : minimo.estricto ? 'masDe' : 'alMenos', datos)
}

const TANTAS: Record<Cuantas['como'], Frase> = {
  masDe: 'masDeTantas',
  alMenos: 'alMenosTantas',
  menosDe: 'menosDeTantas',
  comoMucho: 'comoMuchoTantas',
  justo: 'justoTantas',
}

/** In how many colours or sizes. */
function enCuantas({ cuantas }: Ranuras, idioma: Idioma): string[] {
  return cuantas.map(({ de, n, como }) => {
    const que = de === 'colores' ? (n === 1 ? 'unColor' : 'tantosColores') : n === 1 ? 'unaTalla' : 'tantasTallas'
    return frase(idioma, TANTAS[como], { que: frase(idioma, que, { n }) })
  })
}

/** Whether a trait is how a garment is, and nothing that it has. */
const esComoEs = (i: number): boolean =>
  RASGOS[i]?.detalle === 'liso' || (RASGOS[i]?.detalle !== undefined && clasificar(i) === 'largo')

/** What the garments must not be. */
function queNoSePide(indice: Indice, { no, sinDecir, salvo }: Ranuras, idioma: Idioma): string[] {
  const { catalogo } = indice
  const sin = [
    ...no.rasgos.filter((i) => !esComoEs(i)).map((i) => rasgo(i, idioma)),
    ...nombrar(catalogo.colecciones, no.colecciones, idioma),
    ...sinDecir.map((palabra) => `«${palabra}»`),
  ]
  const distinto = [
    ...no.rasgos.filter(esComoEs).map((i) => rasgo(i, idioma)),
    ...nombrar(catalogo.tipos, no.tipos, idioma),
    ...salvo.map(mayuscula),
    ...nombrarColores(indice, no.colores, idioma),
    ...no.tallas.map((valor) => frase(idioma, 'talla', { valor })),
    ...(no.temporadas.length > 0 ? [frase(idioma, 'temporada', { valor: no.temporadas.join(', ') })] : []),
  ]
  return [
    ...[...new Set(sin)].map((valor) => frase(idioma, 'sin', { valor })),
    ...[...new Set(distinto)].map((valor) => frase(idioma, 'noTono', { valor })),
  ]
}

/** The traits, those together of which one is enough. */
const porAlternativas = ({ rasgos, alternativas }: Ranuras): number[][] => [
  ...alternativas,
  ...rasgos.filter((i) => !alternativas.some((grupo) => grupo.includes(i))).map((i) => [i]),
]

/** What was understood, so that whoever asked can see it. */
export function queSePide(indice: Indice, r: Ranuras, idioma: Idioma, dichas: readonly string[] = []): string {
  const { catalogo } = indice
  const partes = [
    ...nombrar(catalogo.tipos, r.tipos, idioma),
    ...r.propios.map(mayuscula),
    ...porAlternativas(r).map((grupo) => grupo.map((i) => conParte(r, i, idioma)).join(' / ')),
    ...nombrar(catalogo.colecciones, r.colecciones, idioma),
    ...coloresPedidos(indice, r, idioma),
    ...enCuantas(r, idioma),
    ...r.tallas.map((valor) => frase(idioma, 'talla', { valor })),
    ...(r.temporadas.length > 0 ? [frase(idioma, 'temporada', { valor: r.temporadas.join(', ') })] : []),
    ...(r.novedad ? [frase(idioma, 'novedad')] : []),
    ...queNoSePide(indice, r, idioma),
    ...dichas.map((palabra) => `«${palabra}»`),
  ]
  return partes.length > 0 ? mayuscula(partes.join(', ')) : frase(idioma, 'losModelos')
}
