import { MateriaInput, PiezaInput } from '@telar/contract/produccion/materia'
import { type Fila, llana } from '@telar/domain/casa/importar'
import { exigirEntera, TIPOS_DE_MATERIA, type UNIDADES } from '@telar/domain/produccion/materia'
import { plano } from '@telar/domain/texto'
import { and, eq } from 'drizzle-orm'
import {
  campo,
  comoEstaba,
  type Descripcion,
  distinto,
  type PorDeshacer,
  registrosDe,
  type Traida,
} from '../../casa/importaciones/importable.ts'
import { dicho, numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import { colorLlamado } from '../../catalogo/nombrados.ts'
import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { piezasTable, materiasTable as t } from '../../db/schema/produccion/materias.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { FieldsError } from '../../kit/errors.ts'
import { removeRows } from '../../kit/rows/crud.ts'
import { borrarEntradas, cambiarMateria, crearMateria } from './commands.ts'
import { recibirMateria } from './entradas.ts'

const DE_MATERIAS = [
  campo('codigo', ['Código', 'Code', 'Código', 'Codi'], { obligatorio: true, alias: ['referencia'] }),
  campo('nombre', ['Nombre', 'Name', 'Nome', 'Nom'], { alias: ['materia', 'descripcion'] }),
  campo('tipo', ['Tipo', 'Type', 'Tipo', 'Tipus'], { alias: ['clase', 'familia', 'kind'] }),
  campo('unidad', ['Unidad', 'Unit', 'Unidade', 'Unitat'], {
    alias: ['se mide en', 'measured in', 'mede se em', 'es mesura en'],
  }),
  campo('composicion', ['Composición', 'Composition', 'Composição', 'Composició']),
  campo('anchoCm', ['Ancho (cm)', 'Width (cm)', 'Largura (cm)', 'Amplada (cm)'], { alias: ['ancho'] }),
  campo('proveedor', ['Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'], { alias: ['fabricante'] }),
  campo('precio', ['Precio', 'Price', 'Preço', 'Preu'], { alias: ['coste', 'cost'] }),
  campo('stockMinimo', ['Mínimo', 'Minimum', 'Mínimo', 'Mínim'], { alias: ['stock minimo'] }),
  campo('taric', ['Código TARIC', 'TARIC code', 'Código TARIC', 'Codi TARIC'], {
    alias: ['taric', 'partida arancelaria'],
  }),
  campo('pesoGr', ['Peso (g)', 'Weight (g)', 'Peso (g)', 'Pes (g)'], { alias: ['peso', 'gramos'] }),
  campo('notas', ['Notas', 'Notes', 'Notas', 'Notes'], { alias: ['observaciones'] }),
]

const TIPOS: Record<string, (typeof TIPOS_DE_MATERIA)[number]> = {
  ...Object.fromEntries(TIPOS_DE_MATERIA.map((tipo) => [tipo, tipo])),
  ...{ tela: 'tejido', fabric: 'tejido', tecido: 'tejido', teixit: 'tejido', lining: 'forro', folre: 'forro' },
  ...{ trimming: 'avio', fornitura: 'avio', aviamento: 'avio', label: 'etiqueta' },
}
const MEDIDAS: Record<string, (typeof UNIDADES)[number]> = {
  ...{ m: 'm', metro: 'm', metros: 'm', mt: 'm', ud: 'ud', uds: 'ud', unidad: 'ud', unidades: 'ud', pc: 'ud' },
  ...{ kg: 'kg', kilo: 'kg', kilos: 'kg' },
}

function deLaLista<T>(fila: Fila, nombre: string, lista: Record<string, T>): T | undefined {
  const texto = fila[nombre]
  if (texto === undefined) return undefined
  const valor = lista[plano(texto)]
  if (valor === undefined) throw new FieldsError({ [nombre]: ['importar.desconocido'] }, { valor: texto })
  return valor
}

const SIN_DIRECCION = { nombre: '', calle: '', codigoPostal: '', ciudad: '', provincia: '', pais: 'ES', telefono: '' }

/** The supplier of that code or name; a new one, to be filled in, where nobody is called so. */
async function proveedorDe(db: Db, texto: string, creados: number[]): Promise<number> {
  const todos = await db.select().from(proveedoresTable)
  const hallado = todos.find(
    ({ codigo, razonSocial }) => plano(codigo) === plano(texto) || plano(razonSocial) === plano(texto),
  )
  if (hallado) return hallado.id
  const [pais] = await db.select({ id: countriesTable.id }).from(countriesTable).where(eq(countriesTable.iso2, 'ES'))
  const base = llana(texto).replaceAll(' ', '-').toUpperCase().slice(0, 16) || 'PROVEEDOR'
  const codigos = new Set(todos.map(({ codigo }) => codigo))
  let codigo = base
  for (let n = 2; codigos.has(codigo); n += 1) codigo = `${base}-${n}`
  const [nuevo] = await db
    .insert(proveedoresTable)
    .values({
      ...{ codigo, razonSocial: texto.slice(0, 160), direccion: SIN_DIRECCION },
      ...{ countryId: pais?.id as number, tipo: 'materia' as const },
    })
    .returning({ id: proveedoresTable.id })
  const id = nuevo?.id as number
  creados.push(id)
  return id
}

const quitarProveedores = async (db: Db, ids: readonly number[]) => {
  for (const id of ids)
    await db.transaction((una) => una.delete(proveedoresTable).where(eq(proveedoresTable.id, id))).catch(() => {})
}

async function materiaLlamada(db: Db, codigo: string) {
  const [materia] = await db.select().from(t).where(eq(t.codigo, codigo))
  return materia
}

/** The material of a roll: by its code, or by its whole name if it is one material's alone, as lists say it. */
async function materiaDe(db: Db, palabra: string) {
  const porCodigo = await materiaLlamada(db, palabra)
  const [porNombre, otra] = porCodigo ? [] : await db.select().from(t).where(eq(t.nombre, palabra)).limit(2)
  const materia = porCodigo ?? (otra ? undefined : porNombre)
  if (!materia) throw new FieldsError({ materia: ['importar.desconocido'] }, { valor: palabra })
  return materia
}

const creadosCon = ({ antes }: PorDeshacer) => (antes.creados as number[] | undefined) ?? []

async function quitarMaterias(db: Db, hechas: readonly PorDeshacer[], { idioma }: Traida): Promise<void> {
  await removeRows(db, { table: t, entity: 'Materia', label: t.nombre }, registrosDe(hechas), idioma)
  await quitarProveedores(db, hechas.flatMap(creadosCon))
}

/** Materials, by their code; suppliers that are not there are made. */
export const importarMaterias: Descripcion = {
  que: 'materias',
  campos: DE_MATERIAS,
  etiqueta: ({ codigo = '', nombre }) => nombre ?? codigo,
  junta: ({ codigo = '' }) => codigo,
  campoDe: { proveedorId: 'proveedor' },
  async escribir(db, [fila = {}, repetida], { hoy }) {
    if (repetida) throw new FieldsError({ codigo: ['importar.repetido'] })
    const creados: number[] = []
    const codigo = textoEn(fila, 'codigo')
    const actual = await materiaLlamada(db, codigo)
    const datos = dicho({
      ...{ codigo, nombre: fila.nombre, composicion: fila.composicion, notas: fila.notas },
      ...{ tipo: deLaLista(fila, 'tipo', TIPOS), unidad: deLaLista(fila, 'unidad', MEDIDAS) },
      ...{ anchoCm: numeroEn(fila, 'anchoCm'), precio: numeroEn(fila, 'precio') },
      ...{ taric: fila.taric, pesoGr: numeroEn(fila, 'pesoGr') },
      stockMinimo: numeroEn(fila, 'stockMinimo'),
      proveedorId: fila.proveedor ? await proveedorDe(db, fila.proveedor, creados) : undefined,
    })
    if (!actual) {
      const id = await crearMateria(db, MateriaInput.parse({ tipo: 'tejido', ...datos }), hoy)
      return { accion: 'crear', registro: id, antes: { creados } }
    }
    const cambio = distinto(actual, datos)
    if (!cambio) return { accion: 'igual', registro: actual.id }
    const entero = MateriaInput.parse({ ...actual, ...cambio })
    await cambiarMateria(db, actual.id, { ...entero, version: actual.version }, hoy)
    const antes = { cambio: comoEstaba(actual, entero), version: actual.version + 1, creados }
    return { accion: 'cambiar', registro: actual.id, antes }
  },
  deshacerNuevas: quitarMaterias,
  async deshacer(db, hecha, traida) {
    if (hecha.accion === 'crear') return quitarMaterias(db, [hecha], traida)
    const { cambio, version } = hecha.antes as { cambio: object; version: number }
    await cambiarMateria(db, hecha.registro ?? 0, { ...MateriaInput.parse(cambio), version }, traida.hoy)
    await quitarProveedores(db, creadosCon(hecha))
  },
}

const DE_PIEZAS = [
  campo('materia', ['Materia (código)', 'Material (code)', 'Matéria (código)', 'Matèria (codi)'], {
    obligatorio: true,
    alias: ['codigo', 'code', 'codi', 'material'],
  }),
  campo('numero', ['Pieza', 'Roll', 'Peça', 'Peça'], { obligatorio: true, alias: ['numero', 'numero de pieza'] }),
  campo('metros', ['Metros', 'Metres', 'Metros', 'Metres'], {
    obligatorio: true,
    alias: ['cantidad', 'restante', 'queda', 'left', 'resta', 'longitud'],
  }),
  campo('lote', ['Lote', 'Lot', 'Lote', 'Lot'], { alias: ['tintada', 'partida', 'dye lot'] }),
  campo('color', ['Color', 'Colour', 'Cor', 'Color']),
  campo('ubicacion', ['Ubicación', 'Place', 'Localização', 'Ubicació'], { alias: ['estante', 'location'] }),
  campo('precio', ['Precio', 'Price', 'Preço', 'Preu'], { alias: ['coste'] }),
]

const APERTURA = 'Apertura'

async function quitarPiezas(db: Db, hechas: readonly PorDeshacer[]): Promise<void> {
  await borrarEntradas(db, registrosDe(hechas))
}

/** Rolls that were there before the house began to count: one opening delivery for each. One that is there stays as it is. */
export const importarPiezas: Descripcion = {
  que: 'piezas',
  campos: DE_PIEZAS,
  etiqueta: ({ numero = '' }) => numero,
  junta: ({ materia = '', numero = '' }) => `${materia} ${numero}`,
  async escribir(db, [fila = {}, repetida], { hoy, quien }) {
    if (repetida) throw new FieldsError({ numero: ['importar.repetido'] })
    const materia = await materiaDe(db, textoEn(fila, 'materia'))
    const colorId = fila.color ? await colorLlamado(db, fila.color) : null
    if (colorId === undefined) throw new FieldsError({ color: ['importar.desconocido'] }, { valor: fila.color ?? '' })
    const pieza = PiezaInput.parse({
      ...{ numero: textoEn(fila, 'numero'), metros: numeroEn(fila, 'metros'), colorId },
      ...dicho({ lote: fila.lote, ubicacion: fila.ubicacion }),
    })
    exigirEntera('metros', pieza.metros, materia.unidad)
    const { materiaId, numero } = piezasTable
    const [actual] = await db
      .select({ id: piezasTable.id })
      .from(piezasTable)
      .where(and(eq(materiaId, materia.id), eq(numero, pieza.numero)))
    if (actual) return { accion: 'igual', registro: actual.id }
    const { id } = await recibirMateria(
      db,
      {
        ...{ entradaId: null, materiaId: materia.id, proveedorId: null, fecha: null, albaranProveedor: APERTURA },
        ...{ precio: numeroEn(fila, 'precio') ?? null, piezas: [pieza] },
      },
      hoy,
      quien,
    )
    return { accion: 'crear', registro: id }
  },
  deshacerNuevas: quitarPiezas,
  deshacer: (db, hecha) => quitarPiezas(db, [hecha]),
}
