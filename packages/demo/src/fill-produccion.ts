import type { Db } from '@telar/api/db/connection'
import { countriesTable } from '@telar/api/db/schema/casa/countries'
import { coloresTable, modelosTable } from '@telar/api/db/schema/catalogo/modelos'
import { materiasTable, piezasTable } from '@telar/api/db/schema/produccion/materias'
import { proveedoresTable } from '@telar/api/db/schema/produccion/proveedores'
import { guardarCondicion } from '@telar/api/produccion/compras/condiciones'
import { pedirMateria } from '@telar/api/produccion/compras/pedir'
import { guardarEscandallo } from '@telar/api/produccion/escandallos/escandallos'
import { recibirMateria } from '@telar/api/produccion/materias/entradas'
import { anotarPrecio } from '@telar/api/produccion/materias/precios'
import { cortar } from '@telar/api/produccion/ordenesfab/cortar'
import { cerrarOrden, moverOrdenes } from '@telar/api/produccion/ordenesfab/mover'
import { bloquearOrden, crearOrden } from '@telar/api/produccion/ordenesfab/ordenes'
import { recibirPrendas } from '@telar/api/produccion/ordenesfab/recibir'
import { CortarInput } from '@telar/contract/produccion/corte'
import { GuardarHojaInput } from '@telar/contract/produccion/escandallo'
import { RecibirInput } from '@telar/contract/produccion/materia'
import { RecibirPrendasInput } from '@telar/contract/produccion/orden'
import { enEuros, redondearA } from '@telar/domain/dinero'
import { masDias } from '@telar/domain/fecha'
import { asc, eq } from 'drizzle-orm'
import { type DemoModelo, demoModelos } from './catalogo/modelos.ts'
import { fillTalleres } from './fill-talleres.ts'
import { DEMO_MATERIAS, DEMO_ORDENES, DEMO_PROVEEDORES, type DemoOrden, MATERIA_DE, POR_FAMILIA } from './produccion.ts'

const QUIEN = 'produccion@telar.test'

type Ids = Map<string, number>
const ref = (ids: Ids, clave: string): number => {
  const id = ids.get(clave)
  if (id === undefined) throw new Error(`The demo names an unknown ${clave}.`)
  return id
}

/** Those who deliver and sew, once; by their codes. */
export async function fillProveedores(db: Db): Promise<Ids> {
  const paises = new Map((await db.select().from(countriesTable)).map(({ iso2, id }) => [iso2, id]))
  await db
    .insert(proveedoresTable)
    .values(DEMO_PROVEEDORES.map((uno) => ({ ...uno, countryId: ref(paises, uno.direccion.pais) })))
    .onConflictDoNothing({ target: proveedoresTable.codigo })
  const filas = await db.select({ id: proveedoresTable.id, codigo: proveedoresTable.codigo }).from(proveedoresTable)
  return new Map(filas.map(({ codigo, id }) => [codigo, id]))
}

/** The materials themselves, once; by their codes. */
export async function fillFichas(db: Db, proveedores: Ids): Promise<Ids> {
  await db
    .insert(materiasTable)
    .values(
      DEMO_MATERIAS.map(({ proveedor, piezas: _, ...datos }) => ({
        ...datos,
        proveedorId: ref(proveedores, proveedor),
      })),
    )
    .onConflictDoNothing({ target: materiasTable.codigo })
  const filas = await db.select({ id: materiasTable.id, codigo: materiasTable.codigo }).from(materiasTable)
  return new Map(filas.map(({ codigo, id }) => [codigo, id]))
}

const HACE = 45
const ANTES = 0.94

/** Each material with a price of last season, a delivery for each of its colours, and one that is awaited. */
async function fillMaterias(db: Db, proveedores: Ids, colores: Ids, hoy: string): Promise<Ids> {
  const ids = await fillFichas(db, proveedores)
  for (const [i, { proveedor, piezas, ...datos }] of DEMO_MATERIAS.entries()) {
    const proveedorId = ref(proveedores, proveedor)
    const materiaId = ref(ids, datos.codigo)
    const antes = enEuros(datos.precio * ANTES)
    await anotarPrecio(db, { materiaId, proveedorId, fecha: masDias(hoy, -200), precio: antes, origen: 'tarifa' })
    for (const [j, [color, ...metros]] of piezas.entries())
      await recibirMateria(
        db,
        RecibirInput.parse({
          materiaId,
          fecha: masDias(hoy, -HACE + i + j),
          albaranProveedor: `ALB-${1040 + i * 7 + j}`,
          precio: datos.precio,
          piezas: metros.map((largo, k) => ({
            numero: `${datos.codigo.slice(0, 2)}${100 + i * 20 + j * 5 + k}`,
            metros: largo,
            lote: `L${20 + i}${j}`,
            colorId: color && ref(colores, color),
            ubicacion: `E${1 + (i % 4)}-${1 + j}`,
          })),
        }),
        hoy,
        QUIEN,
      )
  }
  for (const codigo of ['LINO', 'PANO'])
    await pedirMateria(
      db,
      {
        materiaId: ref(ids, codigo),
        ...{ proveedorId: null, precio: null, pedida: 120, fechaPrevista: masDias(hoy, 14) },
      },
      { quien: QUIEN, hoy },
    )
  for (const [codigo, condicion] of Object.entries(CONDICIONES)) {
    const [materia] = await db.select().from(materiasTable).where(eq(materiasTable.codigo, codigo))
    if (!materia) throw new Error(`The demo names an unknown ${codigo}.`)
    const { id: materiaId, proveedorId, precio } = materia
    await guardarCondicion(db, { materiaId, proveedorId, precio, ...condicion }, hoy)
  }
  return ids
}

/** How some suppliers sell: no less than so much, in rolls or bags of so much, within so many days. */
const CONDICIONES = {
  LINO: { referencia: 'LN-220', minimo: 50, multiplo: 25, dias: 21 },
  CREPE: { referencia: 'CP-75', minimo: 40, multiplo: 20, dias: 14 },
  CREMA: { referencia: 'INV55', minimo: 0, multiplo: 100, dias: 7 },
}

interface Hecho extends DemoModelo {
  id: number
}

/** The first garments of each kind get a cost sheet. */
const HOJAS_POR_FAMILIA = 4

async function fillHojas(db: Db, materias: Ids): Promise<Hecho[]> {
  const filas = await db.select({ id: modelosTable.id, numero: modelosTable.numero }).from(modelosTable)
  const ids = new Map(filas.map(({ numero, id }) => [numero, id]))
  // The star of the catalogue first.
  const modelos = demoModelos().sort((a, b) => Number(b.numero === '1215') - Number(a.numero === '1215'))
  const hechos: Hecho[] = []
  for (const [familia, datos] of Object.entries(POR_FAMILIA))
    for (const modelo of modelos.filter((uno) => uno.familia === familia).slice(0, HOJAS_POR_FAMILIA)) {
      const { consumo, forro, taller } = datos
      const tela = MATERIA_DE[modelo.tejido]
      const mano = (tipo: string, concepto: string, precio: number) => ({ tipo, concepto, precio })
      const lineas = [
        { tipo: 'materia', materiaId: ref(materias, tela), concepto: nombreDe(tela), consumo, merma: 5 },
        ...(forro > 0
          ? [{ tipo: 'materia', materiaId: ref(materias, 'FORRO'), concepto: 'Forro', consumo: forro, merma: 5 }]
          : []),
        { tipo: 'avio', materiaId: ref(materias, 'CREMA'), concepto: 'Cremallera' },
        { tipo: 'avio', materiaId: ref(materias, 'ETIQ'), concepto: 'Etiquetas' },
        mano('corte', 'Corte', 0.9),
        mano('confeccion', 'Confección', taller),
        mano('acabado', 'Plancha', 0.7),
        mano('transporte', 'Transporte', 0.4),
      ]
      const id = ref(ids, modelo.numero)
      await guardarEscandallo(db, id, GuardarHojaInput.parse({ lineas }), QUIEN)
      hechos.push({ ...modelo, id })
    }
  return hechos
}

const nombreDe = (codigo: string) => DEMO_MATERIAS.find((materia) => materia.codigo === codigo)?.nombre ?? codigo

/** Rolls of a model's cloth, one after the other until there is enough. */
async function rollosPara(db: Db, materiaId: number, colorId: number, metros: number) {
  const piezas = await db
    .select()
    .from(piezasTable)
    .where(eq(piezasTable.materiaId, materiaId))
    .orderBy(asc(piezasTable.id))
  const suyas = piezas.filter((pieza) => pieza.colorId === null || pieza.colorId === colorId)
  let faltan = redondearA(metros, 2)
  return (suyas.length > 0 ? suyas : piezas).flatMap(({ id, restante }) => {
    const cantidad = redondearA(Math.min(faltan, restante), 2)
    faltan = redondearA(faltan - cantidad, 2)
    return cantidad > 0 ? [{ piezaId: id, cantidad }] : []
  })
}

const PASOS = ['borrador', 'lanzada', 'cortada', 'enTaller', 'recibidaParcial', 'cerrada'] as const

/** Of what its cloth was to take, what it took. */
const GASTO_REAL = 1.08

async function fillOrden(
  db: Db,
  orden: DemoOrden,
  modelo: Hecho,
  tallerId: number,
  refs: { colores: Ids; materias: Ids },
  hoy: string,
) {
  const { hasta, entrega, porTalla } = orden
  const { consumo, taller } = POR_FAMILIA[modelo.familia] ?? { consumo: 1, taller: 5 }
  const colorId = ref(refs.colores, modelo.colores[0] as string)
  const celdas = modelo.tallas.map((talla) => ({ colorId, talla, cantidad: porTalla }))
  const datos = { modeloId: modelo.id, tallerId, fechaEntrega: masDias(hoy, entrega), tarifaTaller: taller, notas: '' }
  const id = await crearOrden(db, datos, celdas, { quien: QUIEN, hoy })
  const hecho = { quien: QUIEN, nota: '' }
  if (hasta === 'anulada') return void (await moverOrdenes(db, [id], 'anulada', hecho))
  const llega = (paso: (typeof PASOS)[number]) => PASOS.indexOf(paso) <= PASOS.indexOf(hasta as (typeof PASOS)[number])
  const lineas = [{ colorId, tallasCantidades: celdas }]
  if (llega('lanzada')) await moverOrdenes(db, [id], 'lanzada', hecho)
  if (llega('cortada')) {
    const metros = celdas.length * porTalla * consumo * GASTO_REAL
    const consumos = await rollosPara(db, ref(refs.materias, MATERIA_DE[modelo.tejido]), colorId, metros)
    const corte = CortarInput.parse({ lineas, consumos, motivo: 'Con lo que había en el almacén' })
    await cortar(db, await bloquearOrden(db, id), corte, { quien: QUIEN, idioma: 'es', hoy })
  }
  if (llega('enTaller')) await moverOrdenes(db, [id], 'enTaller', hecho)
  if (llega('recibidaParcial')) {
    const buenas = hasta === 'cerrada' ? porTalla - 1 : 1
    const recibidas = celdas.map(({ talla }, i) => ({ talla, recibida: buenas, segunda: i === 0 ? 1 : 0 }))
    const recepcion = RecibirPrendasInput.parse({ lineas: [{ colorId, tallasCantidades: recibidas }] })
    await recibirPrendas(db, await bloquearOrden(db, id), recepcion, { quien: QUIEN, hoy })
  }
  const cierre = { quien: QUIEN, nota: 'El taller no devuelve más' }
  if (llega('cerrada')) await cerrarOrden(db, await bloquearOrden(db, id), cierre, hoy)
}

/** Suppliers, cloth, cost sheets and manufacturing orders of the demo, made by the same functions as everybody's. */
export async function fillProduccion(db: Db, hoy: string): Promise<void> {
  const filas = await db.select({ id: coloresTable.id, codigo: coloresTable.codigo }).from(coloresTable)
  const colores = new Map(filas.map(({ codigo, id }) => [codigo, id]))
  const proveedores = await fillProveedores(db)
  const materias = await fillMaterias(db, proveedores, colores, hoy)
  const modelos = await fillHojas(db, materias)
  for (const [i, orden] of DEMO_ORDENES.entries()) {
    const modelo = modelos.filter(({ familia }) => familia === orden.familia)[orden.cual]
    if (!modelo) throw new Error(`The demo has no ${orden.familia} number ${orden.cual}.`)
    await fillOrden(db, orden, modelo, ref(proveedores, i % 2 ? 'TNURIA' : 'TPRADO'), { colores, materias }, hoy)
  }
  await fillTalleres(db, modelos, { colores, proveedores }, hoy)
}
