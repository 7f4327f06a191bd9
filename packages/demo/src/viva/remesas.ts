import type { Db } from '@telar/api/db/connection'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import { remesaLineasTable, remesasTable } from '@telar/api/db/schema/facturacion/remesas'
import { domicilioDe, enPain008 } from '@telar/api/facturacion/banco/sepa'
import { girables } from '@telar/api/facturacion/remesas/giros'
import { remesar } from '@telar/api/facturacion/remesas/remesar'
import { type Adeudo, enReferenciaSepa, secuenciaDe, sumaDe } from '@telar/domain/facturacion/banco/sepa'
import { ejercicioDe, masDias } from '@telar/domain/fecha'
import type { Casa, ClienteVivo } from './casa.ts'
import { type CobroVivo, diaDeCargo } from './cobros.ts'
import { enSuEjercicio } from './ejercicio.ts'
import { volcar } from './volcar.ts'

const SERIE = 'remesas'
const QUIEN = 'ventas@telar.test'
/** Why banks give receipts back, the commonest first. */
const MOTIVOS = ['AM04', 'AM04', 'MS02', 'AC04']

/** Receipts that the bank was given to charge on one day. */
export interface RemesaViva {
  id: number
  numero: string
  cargo: string
  total: number
  cobros: CobroVivo[]
}

/** A payment that a customer was charged, with who that is and what it paid. */
interface Girado {
  cobro: CobroVivo
  cliente: ClienteVivo
  numeroCompleto: string
}

const seGiro = ({ cobro, cliente }: Girado): boolean =>
  cobro.medio === 'giro' &&
  cobro.vence !== null &&
  cliente.iban !== null &&
  (cliente.mandatoSepa?.fecha ?? '9') <= cobro.fecha

/** Every charge went to the bank with those of its day; the first by a mandate is its first. */
export function remesasDe({ ajustes: { empresa } }: Casa, girados: readonly Girado[]) {
  const numero = enSuEjercicio()
  const usados = new Map<string, string>()
  const remesas: (typeof remesasTable.$inferInsert & RemesaViva)[] = []
  const lineas: (typeof remesaLineasTable.$inferInsert)[] = []
  const porDia = [...Map.groupBy(girados.filter(seGiro), ({ cobro }) => cobro.fecha)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const casa = { nombre: empresa.razonSocial, iban: empresa.iban, domicilio: domicilioDe(empresa) }
  const acreedor = { ...casa, identificador: empresa.acreedorSepa }
  for (const [i, [cargo, suyos]] of porDia.entries()) {
    const fecha = masDias(cargo, -4)
    const llamada = `REM/${ejercicioDe(fecha)}/${String(numero(fecha)).padStart(4, '0')}`
    const adeudos = suyos.map(({ cobro, cliente, numeroCompleto }, k): Adeudo => {
      const mandato = cliente.mandatoSepa as NonNullable<ClienteVivo['mandatoSepa']>
      const secuencia = secuenciaDe(mandato, { ultimo: usados.get(mandato.referencia) ?? null }, cargo)
      usados.set(mandato.referencia, cargo)
      return {
        ...{
          mandato,
          secuencia,
          cargo,
          importe: cobro.importe,
          nombre: cliente.razonSocial,
          iban: cliente.iban as string,
        },
        ...{ domicilio: cliente.direccionFiscal, otraCuenta: false },
        ...{ referencia: enReferenciaSepa(`${llamada}-${k + 1}`), concepto: `Factura ${numeroCompleto}` },
      }
    })
    const cuando = `${fecha}T10:00:00Z`
    remesas.push({
      ...{ id: i + 1, numero: llamada, fecha, cargo, cuenta: empresa.iban, adeudos: adeudos.length, quien: QUIEN },
      ...{ total: sumaDe(adeudos), estado: 'cobrada', cobros: suyos.map(({ cobro }) => cobro) },
      xml: enPain008({ mensaje: llamada, creado: new Date(cuando) }, acreedor, adeudos),
      ...{ creadoEn: cuando, modificadoEn: `${cargo}T10:00:00Z` },
    })
    for (const [k, { cobro }] of suyos.entries()) {
      const { importe, nombre: deudor, iban, mandato, secuencia, referencia } = adeudos[k] as Adeudo
      cobro.referencia = referencia
      lineas.push({
        ...{
          remesaId: i + 1,
          facturaId: cobro.facturaId,
          vence: cobro.vence as string,
          importe,
          deudor,
          iban,
          mandato,
        },
        ...{ secuencia, referencia, cobroId: cobro.id, devuelta: cobro.fechaImpagado ?? null },
        motivo: cobro.fechaImpagado ? (MOTIVOS[cobro.id % MOTIVOS.length] as string) : '',
      })
    }
  }
  return { remesas, lineas }
}

/** The charges that were made, and those that are on their way. */
export async function fillRemesas(db: Db, casa: Casa, { remesas, lineas }: ReturnType<typeof remesasDe>) {
  await volcar(
    db,
    remesasTable,
    remesas.map(({ cobros: _, ...fila }) => fila),
  )
  await volcar(db, remesaLineasTable, lineas)
  const ejercicios = Map.groupBy(remesas, ({ fecha }) => ejercicioDe(fecha))
  await volcar(
    db,
    contadoresTable,
    [...ejercicios].map(([ejercicio, suyas]) => ({ serie: SERIE, ejercicio, ultimo: suyas.length })),
  )
  const cargo = diaDeCargo(masDias(casa.hoy, 1))
  const giros = (await girables(db, { hasta: cargo, cargo }, undefined)).filter(
    ({ reparo, vence }) => reparo === null && diaDeCargo(vence) === cargo,
  )
  if (giros.length === 0) return
  const reloj = () => new Date(`${casa.hoy}T09:00:00Z`)
  await remesar(db, { cargo, giros }, { suyas: undefined, quien: QUIEN, reloj })
}
