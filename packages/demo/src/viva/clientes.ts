import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { countriesTable } from '@telar/api/db/schema/casa/countries'
import { clientesTable, comercialesTable } from '@telar/api/db/schema/clientes/clientes'
import type { Direccion } from '@telar/domain/casa/direccion'
import { masDias } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { azar, elegir } from '../catalogo/seed.ts'
import { sinHistoria } from '../fill-ventas.ts'
import { cif, dni, iban, nifPortugues, partitaIva, siren, tvaFrancesa } from './numeros.ts'
import {
  APELLIDOS,
  CALLES,
  EXTRANJERAS,
  type Extranjera,
  FORMAS,
  ISLAS,
  MARCAS,
  PILAS,
  PLAZAS,
  type Plaza,
  ROTULOS,
} from './tiendas.ts'
import { siguienteId, volcar } from './volcar.ts'

type Fila = typeof clientesTable.$inferInsert

/** How a customer buys and pays, which no column says. */
export interface Caracter {
  /** How much it buys beside an ordinary one. */
  peso: number
  /** From which day, and until which if it went to somebody else. */
  alta: string
  baja: string | null
  /** How many days after the due one it pays; nothing for who has stopped paying. */
  demora: number | null
}

/** Two more reps, so that every region has its own. */
const COMERCIALES = [
  {
    ...{ codigo: 'MA', nombre: 'Marta Aguado', nif: dni(50_120_044), zona: 'Centro', comision: 7 },
    ...{ email: 'marta.aguado@example.com', telefono: '+34 600 10 04 00', criterio: 'cobrado' as const },
  },
  {
    ...{ codigo: 'RC', nombre: 'Rocío Cano', nif: dni(28_340_091), zona: 'Sur y Levante', comision: 8 },
    ...{ email: 'rocio.cano@example.com', telefono: '+34 600 10 05 00', criterio: 'facturado' as const },
  },
]

/** One of a list, the heavier the likelier. */
export function segunPeso<T extends { peso: number }>(de: readonly T[], suerte: () => number): T {
  let resto = suerte() * de.reduce((n, { peso }) => n + peso, 0)
  for (const uno of de) {
    resto -= uno.peso
    if (resto < 0) return uno
  }
  return de[0] as T
}

interface Quien extends Pick<Fila, 'razonSocial' | 'nombreComercial' | 'nif' | 'idioma'> {
  nifIva: string | null
  recargo: boolean
  direccion: Direccion
  comercial: string | null
}

const NUMERO_FISCAL: Record<string, (n: number) => { nif: string; nifIva: string | null }> = {
  PT: (n) => ({ nif: nifPortugues(1_200_000 + n * 131), nifIva: `PT${nifPortugues(1_200_000 + n * 131)}` }),
  FR: (n) => ({ nif: siren(41_200_000 + n * 173), nifIva: tvaFrancesa(siren(41_200_000 + n * 173)) }),
  IT: (n) => ({ nif: partitaIva(312_000_000 + n * 197), nifIva: `IT${partitaIva(312_000_000 + n * 197)}` }),
  AD: (n) => ({ nif: `L${String(70_000 + n * 13).padStart(6, '0')}${'ABCDEFGH'[n % 8]}`, nifIva: null }),
  GB: (n) => ({ nif: `GB${900_000_000 + n * 211}`, nifIva: null }),
}

function extranjera(n: number, donde: Extranjera, suerte: () => number): Quien {
  const { pais, ciudades, apellidos, forma, idioma, comercial } = donde
  const [ciudad, codigoPostal, calle] = elegir(ciudades, suerte)
  const nombre = `${elegir(apellidos, suerte)} ${elegir(MARCAS, suerte)}`
  return {
    ...{ razonSocial: `${nombre} ${forma}`, nombreComercial: nombre, idioma, comercial, recargo: false },
    ...(NUMERO_FISCAL[pais] as (n: number) => { nif: string; nifIva: string | null })(n),
    direccion: {
      ...{ nombre: '', calle: `${calle}, ${1 + Math.floor(suerte() * 90)}` },
      ...{ codigoPostal, ciudad, provincia: '', pais, telefono: '' },
    },
  }
}

function deAqui(n: number, { ciudad, provincia, codigo, comercial }: Plaza, suerte: () => number): Quien {
  const persona = suerte() < 0.46
  const [pila, uno, otro] = [elegir(PILAS, suerte), elegir(APELLIDOS, suerte), elegir(APELLIDOS, suerte)]
  const marca = elegir(MARCAS, suerte)
  const catalan = ['Barcelona', 'Girona', 'Lleida', 'Tarragona', 'Illes Balears'].includes(provincia)
  return {
    razonSocial: persona ? `${pila} ${uno} ${otro}` : `${marca} ${uno} ${elegir(FORMAS, suerte)}`,
    nombreComercial: persona ? `${elegir(ROTULOS, suerte)} ${pila}` : `${marca} ${ciudad}`,
    nif: persona ? dni(20_000_000 + n * 48_611) : cif(6_300_000 + n * 1_861),
    ...{ nifIva: null, comercial, idioma: catalan ? 'ca' : 'es' },
    recargo: persona && codigo !== '35' && codigo !== '38' && suerte() < 0.85,
    direccion: {
      ...{ nombre: '', calle: `${elegir(CALLES, suerte)}, ${1 + Math.floor(suerte() * 120)}`, ciudad, provincia },
      ...{ codigoPostal: `${codigo}${String(Math.floor(suerte() * 60)).padStart(3, '0')}`, pais: 'ES', telefono: '' },
    },
  }
}

const quienEs = (n: number, suerte: () => number): Quien => {
  const donde = suerte()
  if (donde < 0.07) return extranjera(n, segunPeso(EXTRANJERAS, suerte), suerte)
  return deAqui(n, segunPeso(donde < 0.11 ? ISLAS : PLAZAS, suerte), suerte)
}

/** Terms by how a shop pays; nobody is given longer than the law allows. */
function pagoDe(n: number, { peso, alta }: Caracter, { direccion }: Quien, suerte: () => number) {
  const como = suerte()
  if (direccion.pais !== 'ES' || como < 0.3)
    return { formaPago: 'transferencia' as const, diasPago: [30], iban: null, mandatoSepa: null }
  if (como < 0.42) return { formaPago: 'tarjeta' as const, diasPago: [0], iban: null, mandatoSepa: null }
  const referencia = `TELAR-${String(n).padStart(4, '0')}`
  return {
    formaPago: 'giro' as const,
    diasPago: peso > 1.6 ? [30, 60] : elegir([[30], [60], [30, 60]], suerte),
    iban: iban(n),
    mandatoSepa: { referencia, fecha: alta, esquema: 'CORE' as const, unico: false },
  }
}

/** Most were there before, others came since; some left. The few large ones buy as much as the many small ones. */
export function caracterDe(n: number, desde: string, dias: number): Caracter {
  const suerte = azar(n * 31 + 7)
  const peso = Math.min(6, 0.45 / (1 - suerte() * 0.93) ** 0.85)
  const llegada = suerte() < 0.84 ? 0 : Math.floor(suerte() * dias * 0.92)
  const dura = suerte() < 0.12 ? Math.floor(suerte() * (dias - llegada)) : null
  const paga = suerte()
  return {
    peso: Math.round(peso * 100) / 100,
    alta: masDias(desde, llegada),
    baja: dura === null ? null : masDias(desde, llegada + dura),
    demora: paga < 0.04 ? null : paga < 0.26 ? 8 + Math.floor(suerte() * 34) : Math.floor(suerte() * 4),
  }
}

function filaDe(n: number, codigo: string, caracter: Caracter, refs: { paises: Ids; comerciales: Ids }) {
  const suerte = azar(n * 97 + 13)
  const quien = quienEs(n, suerte)
  const { razonSocial, nombreComercial, nif, nifIva, idioma, recargo, direccion, comercial } = quien
  const clave = nombreComercial
    ?.normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
  const { peso, alta } = caracter
  return {
    ...{ codigo, razonSocial, nombreComercial, nif, nifIva, idioma, email: `${clave}${n}@tiendas.example` },
    telefono: `+34 9${10 + (n % 80)} ${String(100_000 + ((n * 7919) % 900_000))}`,
    ...{ direccionFiscal: direccion, direccionesEnvio: [], provincia: direccion.provincia },
    countryId: refs.paises.get(direccion.pais) as number,
    ...{ recargoEquivalencia: recargo, recargoFecha: recargo ? alta : null },
    ...{ viesFecha: nifIva ? alta : null, viesResultado: nifIva ? ('valido' as const) : null },
    ...pagoDe(n, caracter, quien, suerte),
    dtoComercial: peso > 2.5 ? 5 : peso > 1.4 ? 2.5 : 0,
    dtoProntoPago: suerte() < 0.08 ? 2 : 0,
    comercialId: comercial === null ? null : (refs.comerciales.get(comercial) ?? null),
    limiteRiesgo: suerte() < 0.5 ? Math.ceil(peso * 8) * 1000 : null,
    ...{ creadoEn: `${alta}T09:00:00Z`, modificadoEn: `${alta}T09:00:00Z` },
  }
}

type Ids = ReadonlyMap<string, number>

/** As many customers as asked for, those that are there among them, since the first day of the story; answers the first that is new. */
export async function fillTiendas(db: Db, cuantos: number, desde: string, dias: number): Promise<number> {
  await db.insert(comercialesTable).values(COMERCIALES)
  const comerciales = new Map((await db.select().from(comercialesTable)).map(({ codigo, id }) => [codigo, id]))
  const paises = new Map((await db.select().from(countriesTable)).map(({ iso2, id }) => [iso2, id]))
  const primero = await siguienteId(db, clientesTable)
  const llamadas = new Set<string>()
  const filas: (Fila & { id: number })[] = []
  for (let n = primero; filas.length + primero <= cuantos; n++) {
    const id = primero + filas.length
    const fila = filaDe(n, String(id).padStart(4, '0'), caracterDe(id, desde, dias), { paises, comerciales })
    if (llamadas.has(fila.razonSocial)) continue
    llamadas.add(fila.razonSocial)
    filas.push({ id, ...fila })
  }
  await sinHistoria(db, ['clientes'], () => volcar(db, clientesTable, filas))
  await run(
    db,
    sql`update contadores set ultimo = greatest(ultimo, ${cuantos}::int) where serie = 'clientes' and ejercicio = 0`,
  )
  return primero
}
