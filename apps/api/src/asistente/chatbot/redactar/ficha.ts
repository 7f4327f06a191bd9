import { temporadaEn } from '@telar/domain/asistente/diccionario'
import type { Ranuras } from '@telar/domain/asistente/ranuras'
import { RASGOS } from '@telar/domain/asistente/rasgos'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { tieneRasgo } from '../filtrar.ts'
import type { Indexado, Indice } from '../indice.ts'
import { frase, y } from './frase.ts'
import { linea, lineas } from './listas.ts'
import { coloresDe, conParte, nombrar, nombrarColores, rasgo } from './pedido.ts'

function porColor(indice: Indice, indexado: Indexado, r: Ranuras, idioma: Idioma): string {
  const { modelo } = indexado
  const suyos = modelo.colores.filter(
    ({ id, tallas }) => r.colores.includes(id) && r.tallas.every((t) => tallas.includes(t)),
  )
  const datos = { nombre: modelo.nombre, numero: modelo.numero }
  const enNinguno = !modelo.colores.some(({ id }) => r.colores.includes(id))
  if (suyos.length === 0 && enNinguno && r.tallas.length > 0)
    return [porColor(indice, indexado, { ...r, tallas: [] }, idioma), porTalla(indice, indexado, r, idioma)].join('\n')
  if (suyos.length === 0 && !r.tallas.every((talla) => modelo.tallas.includes(talla)))
    return [porColor(indice, indexado, { ...r, tallas: [] }, idioma), porTalla(indice, indexado, r, idioma)].join('\n')
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

/** Whether what was asked in particular tells that part of the page too. */
function yaDice(modelo: Indexado['modelo'], { colores, tallas, rasgos, no }: Ranuras, parte: Parte): boolean {
  if (parte === 'colores') return colores.length > 0 || (tallas.length > 0 && tieneTallas(modelo, tallas))
  if (parte === 'tallas') return colores.length + tallas.length > 0
  return parte === 'composicion' && [...rasgos, ...no.rasgos].length > 0
}

const tieneTallas = ({ colores }: Indexado['modelo'], pedidas: readonly string[]): boolean =>
  colores.some(({ tallas }) => pedidas.every((talla) => tallas.includes(talla)))

type Parte = 'colores' | 'tallas' | 'composicion' | 'cuidados' | 'colecciones'

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
  const particular = [
    ...(r.colores.length > 0 ? [porColor] : r.tallas.length > 0 ? [porTalla] : []),
    ...(r.rasgos.length + r.no.rasgos.length > 0 ? [porRasgo] : []),
  ]
  if (particular.length > 0) {
    const ademas = partes.filter((parte) => !yaDice(modelo, r, parte))
    return [
      ...particular.map((decir) => decir(indice, indexado, r, idioma)),
      ...ademas.filter((parte) => datos[parte]).map((parte) => frase(idioma, parte, { valor: datos[parte] })),
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
