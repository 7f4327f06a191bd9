import { nombreDeNinguno } from '@telar/domain/asistente/colores'
import { temporadaEn } from '@telar/domain/asistente/diccionario'
import { type Cuantas, dice, type Ranuras } from '@telar/domain/asistente/ranuras'
import { clasificar, RASGOS } from '@telar/domain/asistente/rasgos'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { enIdioma, type Idioma, type Textos } from '@telar/domain/idioma'
import { enumerar } from '../../i18n/mensaje.ts'
import { tieneRasgo } from './filtrar.ts'
import type { Indexado, Indice } from './indice.ts'
import { ca } from './textos/ca.ts'
import { en } from './textos/en.ts'
import { es, type TextosDelAsistente } from './textos/es.ts'
import { pt } from './textos/pt.ts'

const TEXTOS: Record<Idioma, TextosDelAsistente> = { es, en, pt, ca }
const MAX_MODELOS = 4
const JUNTO = '_'

export type Frase = keyof TextosDelAsistente

/** A sentence of the assistant with its gaps filled. */
export const frase = (idioma: Idioma, clave: Frase, datos: Record<string, string | number> = {}): string =>
  TEXTOS[idioma][clave].replace(/\{(\w+)\}/g, (_, nombre: string) => String(datos[nombre] ?? ''))

const mayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

const nombrar = (cosas: readonly { id: number; nombre: Textos }[], ids: readonly number[], idioma: Idioma) =>
  cosas.filter(({ id }) => ids.includes(id)).map(({ nombre }) => enIdioma(nombre, idioma).toLowerCase())

/** Colours as we call them; one that we do not have, as anybody does. */
const nombrarColores = ({ catalogo }: Indice, ids: readonly number[], idioma: Idioma): string[] => [
  ...nombrar(catalogo.colores, ids, idioma),
  ...ids.flatMap((id) => nombreDeNinguno(id, idioma) ?? []),
]

const coloresDe = ({ catalogo }: Indice, { modelo }: Indexado, idioma: Idioma): string[] =>
  modelo.colores.flatMap(({ id }) => nombrar(catalogo.colores, [id], idioma))

/** The colours that were asked for; those that are to be together, joined. */
const coloresPedidos = (indice: Indice, { colores, tonos, juntos }: Ranuras, idioma: Idioma): string[] =>
  juntos
    ? [tonos.map((tono) => nombrarColores(indice, tono, idioma).join(' / ')).join(' + ')]
    : nombrarColores(indice, colores, idioma)

/** The first word by which a trait is known. */
export const rasgo = (i: number, idioma: Idioma) => RASGOS[i]?.dicho[idioma]?.split('|')[0] ?? ''

/** A fibre as it was asked for: some of it, or so much. */
function conParte({ minimos }: Ranuras, i: number, idioma: Idioma): string {
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
function queNoSePide(indice: Indice, { no, sinDecir }: Ranuras, idioma: Idioma): string[] {
  const { catalogo } = indice
  const sin = [
    ...no.rasgos.filter((i) => !esComoEs(i)).map((i) => rasgo(i, idioma)),
    ...nombrar(catalogo.colecciones, no.colecciones, idioma),
    ...sinDecir.map((palabra) => `«${palabra}»`),
  ]
  const distinto = [
    ...no.rasgos.filter(esComoEs).map((i) => rasgo(i, idioma)),
    ...nombrar(catalogo.tipos, no.tipos, idioma),
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

/** The page of a model, in the colour that was asked for. */
function enlaceDe({ modelo }: Indexado, colores: readonly number[]): string {
  const color = modelo.colores.find(({ id }) => colores.includes(id))
  return color ? `/modelo/${modelo.id}?color=${color.id}` : `/modelo/${modelo.id}`
}

const linea = (indexado: Indexado, { colores }: Pick<Ranuras, 'colores'>, idioma: Idioma): string =>
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
  r.sinDecir.length + r.cuantas.length === 0 &&
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
  modelos: readonly Indexado[],
  { atributos, tallas, rasgos, colecciones, cuantas }: Ranuras,
  idioma: Idioma,
): string[] {
  const todas = new Set(modelos.flatMap(({ modelo }) => modelo.tallas))
  const seDicen =
    atributos.includes('tallas') && tallas.length + rasgos.length + colecciones.length + cuantas.length === 0
  const suyas = seDicen ? [frase(idioma, 'tallas', { valor: [...todas].sort(porTallas).join(', ') })] : []
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
  return [...suyas, ...deCadaUno]
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

const y = (idioma: Idioma, partes: string[]) => enumerar(idioma, partes)

function porColor(indice: Indice, indexado: Indexado, r: Ranuras, idioma: Idioma): string {
  const { modelo } = indexado
  const suyos = modelo.colores.filter(
    ({ id, tallas }) => r.colores.includes(id) && r.tallas.every((t) => tallas.includes(t)),
  )
  const datos = { nombre: modelo.nombre, numero: modelo.numero }
  if (suyos.length === 0) {
    const color = [...nombrarColores(indice, r.colores, idioma).slice(0, 3), ...r.tallas].join(' / ')
    return frase(idioma, 'noColor', { ...datos, color, colores: y(idioma, coloresDe(indice, indexado, idioma)) })
  }
  const faltan = r.tonos.filter((tono) => !modelo.colores.some(({ id }) => tono.includes(id)))
  const colores = y(idioma, coloresDe(indice, indexado, idioma))
  return [
    ...suyos.map(({ id, tallas }) => {
      const color = nombrar(indice.catalogo.colores, [id], idioma).join('')
      return frase(idioma, 'siColor', { ...datos, color, tallas: tallas.join(', ') })
    }),
    ...faltan.map((tono) =>
      frase(idioma, 'noColor', { ...datos, color: nombrarColores(indice, tono, idioma).join(' / '), colores }),
    ),
  ].join('\n')
}

function porTalla(indice: Indice, indexado: Indexado, r: Ranuras, idioma: Idioma): string {
  const { modelo } = indexado
  const talla = r.tallas.join(', ')
  const datos = { nombre: modelo.nombre, numero: modelo.numero, talla }
  const en = modelo.colores.filter(({ tallas }) => r.tallas.every((t) => tallas.includes(t))).map(({ id }) => id)
  if (en.length === 0) return frase(idioma, 'noTalla', { ...datos, tallas: modelo.tallas.join(', ') })
  return frase(idioma, 'siTalla', { ...datos, colores: y(idioma, nombrar(indice.catalogo.colores, en, idioma)) })
}

/** Whether it has what was asked: its label says so of fibres; of details, only what somebody has said. */
function porRasgo(_indice: Indice, indexado: Indexado, r: Ranuras, idioma: Idioma): string {
  const { modelo, rasgos } = indexado
  const composicion = composicionEn(modelo.composicion, idioma)
  const unoDe = (grupo: readonly number[]) => {
    const suyos = grupo.filter((i) => rasgos.has(i))
    const datos = { nombre: modelo.nombre, numero: modelo.numero }
    const nombres = (suyos.length > 0 ? suyos : grupo).map((i) => rasgo(i, idioma)).join(' / ')
    const esFibra = grupo.some((i) => RASGOS[i]?.fibra !== undefined)
    return suyos.length > 0
      ? frase(idioma, 'siRasgo', { ...datos, valor: esFibra ? composicion : nombres })
      : frase(idioma, 'noConsta', { ...datos, rasgo: nombres })
  }
  const sueltos = [...r.rasgos, ...r.no.rasgos].filter((i) => !r.alternativas.some((grupo) => grupo.includes(i)))
  return [
    ...r.alternativas.map(unoDe),
    ...sueltos.map((i) => {
      const esFibra = RASGOS[i]?.fibra !== undefined
      const datos = { nombre: modelo.nombre, numero: modelo.numero, rasgo: rasgo(i, idioma) }
      const basta = tieneRasgo(indexado, i, r) || (rasgos.has(i) && r.no.rasgos.includes(i))
      if (esFibra && rasgos.has(i) && !basta)
        return frase(idioma, 'noTanto', { ...datos, rasgo: conParte(r, i, idioma), valor: composicion })
      if (basta) return frase(idioma, 'siRasgo', { ...datos, valor: esFibra ? composicion : datos.rasgo })
      return esFibra && composicion
        ? frase(idioma, 'noRasgo', { ...datos, valor: composicion })
        : frase(idioma, 'noConsta', datos)
    }),
  ].join('\n')
}

/** A season by its name and its code. */
function nombreDeTemporada({ catalogo }: Indice, codigo: string, idioma: Idioma): string {
  const nombre = catalogo.temporadas.find((una) => una.codigo === codigo)?.nombre
  return nombre ? `${temporadaEn(nombre, idioma)} (${codigo})` : codigo
}

const tieneTallas = ({ colores }: Indexado['modelo'], pedidas: readonly string[]): boolean =>
  colores.some(({ tallas }) => pedidas.every((talla) => tallas.includes(talla)))

/** What is asked of one model; without anything in particular, what its page says. */
export function contar(indice: Indice, indexado: Indexado, r: Ranuras, idioma: Idioma): string {
  const { modelo } = indexado
  const datos = {
    colores: y(idioma, coloresDe(indice, indexado, idioma)),
    tallas: modelo.tallas.join(', '),
    composicion: composicionEn(modelo.composicion, idioma),
    cuidados: enIdioma(modelo.cuidados, idioma),
    colecciones: y(idioma, nombrar(indice.catalogo.colecciones, modelo.coleccionIds, idioma)),
  }
  const partes = (['colores', 'tallas', 'composicion', 'cuidados', 'colecciones'] as const).filter((parte) =>
    r.atributos.some((atributo) => atributo === parte),
  )
  const pedidos = [...r.rasgos, ...r.no.rasgos]
  const particular =
    r.colores.length > 0 ? [porColor] : r.tallas.length > 0 ? [porTalla] : pedidos.length > 0 ? [porRasgo] : []
  if (particular[0]) {
    const dicho = particular[0](indice, indexado, r, idioma)
    const ademas = partes.filter(
      (parte) => parte === 'colores' && r.tallas.length > 0 && !tieneTallas(modelo, r.tallas),
    )
    return [
      dicho,
      ...ademas.map((parte) => frase(idioma, parte, { valor: datos[parte] })),
      linea(indexado, r, idioma),
    ].join('\n')
  }
  const decir = partes.length > 0 ? partes : (['colores', 'tallas', 'composicion'] as const)
  return [
    frase(idioma, 'ficha', {
      nombre: modelo.nombre,
      numero: modelo.numero,
      temporada: nombreDeTemporada(indice, modelo.temporada, idioma),
    }),
    ...(partes.length > 0 ? [] : [enIdioma(modelo.descripcion, idioma)]),
    ...decir.filter((parte) => datos[parte]).map((parte) => frase(idioma, parte, { valor: datos[parte] })),
    linea(indexado, r, idioma),
  ]
    .filter(Boolean)
    .join('\n')
}

type Dato = 'tipo' | 'queComposicion' | 'queColores' | 'queTallas' | 'queTemporada' | 'queDetalles' | 'queCuidados'

function fichaDe(indice: Indice, indexado: Indexado, idioma: Idioma): Record<Dato, string> {
  const { modelo, rasgos } = indexado
  const detalles = [...rasgos.keys()].filter((i) => RASGOS[i]?.detalle !== undefined)
  return {
    tipo: nombrar(indice.catalogo.tipos, [modelo.tipoId], idioma).join(''),
    queComposicion: composicionEn(modelo.composicion, idioma),
    queColores: y(idioma, coloresDe(indice, indexado, idioma)),
    queTallas: modelo.tallas.join(', '),
    queTemporada: modelo.temporada,
    queDetalles: detalles.map((i) => rasgo(i, idioma)).join(', '),
    queCuidados: enIdioma(modelo.cuidados, idioma).replace(/\.$/, ''),
  }
}

/** Two models, fact by fact. */
export function comparar(indice: Indice, uno: Indexado, otro: Indexado, idioma: Idioma): string {
  const [suya, ajena] = [fichaDe(indice, uno, idioma), fichaDe(indice, otro, idioma)]
  const datos = (Object.keys(suya) as Dato[]).filter((dato) => suya[dato] || ajena[dato])
  return [
    frase(idioma, 'frente', {
      uno: uno.modelo.nombre,
      nuno: uno.modelo.numero,
      otro: otro.modelo.nombre,
      notro: otro.modelo.numero,
    }),
    ...datos.map((dato) =>
      frase(idioma, suya[dato] === ajena[dato] ? 'igual' : 'comparado', {
        que: frase(idioma, dato),
        uno: suya[dato] || '–',
        otro: ajena[dato] || '–',
      }),
    ),
    ...lineas([uno, otro], { colores: [] }, idioma),
  ].join('\n')
}

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

/** All sizes, colours, kinds or collections there are. */
export function resumir(indice: Indice, r: Ranuras, idioma: Idioma): string | undefined {
  const { catalogo } = indice
  const ids = new Set(catalogo.modelos.flatMap(({ colores }) => colores.map(({ id }) => id)))
  const tallas = indice.idiomas[idioma].dic.nombres.tallas
  const de: Record<string, () => string> = {
    tallas: () => frase(idioma, 'susTallas', { valor: [...tallas].sort(porTallas).join(', ') }),
    colores: () => frase(idioma, 'susColores', { valor: y(idioma, nombrar(catalogo.colores, [...ids], idioma)) }),
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

const LETRAS = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const orden = (talla: string) => (LETRAS.includes(talla) ? 1000 + LETRAS.indexOf(talla) : Number(talla) || 2000)
const porTallas = (a: string, b: string) => orden(a) - orden(b)
