import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import { sumarEuros } from '@telar/domain/dinero'
import { diferidoDe } from '@telar/domain/facturacion/agencia/modelo303'
import { filas390 } from '@telar/domain/facturacion/agencia/modelo390'
import { debeElIva, esDeAduana, type TratoDeIva } from '@telar/domain/facturacion/recibida'
import type { Textos } from '@telar/domain/idioma'
import type { z } from 'zod'
import { useFormat, useWords } from '../../use-texts.ts'
import { Casillas390 } from './Casillas390.tsx'
import { CASILLAS, PARTIDA_390 } from './casillas-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'
import type { Cuando } from './periodos.ts'
import { type FilaDeIva as Fila, TablaDeIva } from './TablaDeIva.tsx'

type Datos = z.output<typeof Impuestos>['modelo303']

const DEVENGADO: Partial<Record<TratoDeIva, Textos>> = { intracomunitaria: SAY.adquisiciones, inversion: SAY.inversion }
const SOPORTADO: Partial<Record<TratoDeIva, Textos>> = {
  intracomunitaria: SAY.soportadoIntracomunitario,
  interior: SAY.soportado,
  inversion: SAY.soportado,
  importacion: SAY.importado,
  diferida: SAY.importado,
}

/** The rows of the form: VAT by rate, surcharge by rate, corrections of each, and what bears no tax. */
function filasDe({ tramos, intracomunitarias, exportaciones }: Datos): Fila[] {
  const iva = (rectificativa: boolean) =>
    [
      ...Map.groupBy(
        tramos.filter((uno) => uno.rectificativa === rectificativa && uno.iva > 0),
        ({ iva: t }) => t,
      ),
    ].map(([tipo, suyos]) => ({
      concepto: rectificativa ? SAY.modificacion : SAY.regimenGeneral,
      tipo,
      base: sumarEuros(suyos.map(({ base }) => base)),
      cuota: sumarEuros(suyos.map(({ cuotaIva }) => cuotaIva)),
    }))
  const recargo = (rectificativa: boolean) =>
    tramos
      .filter((uno) => uno.rectificativa === rectificativa && uno.re > 0)
      .map(({ re, base, cuotaRe }) => ({
        concepto: rectificativa ? SAY.modificacionRe : SAY.recargo,
        tipo: re,
        base,
        cuota: cuotaRe,
      }))
  return [
    ...[...iva(false), ...iva(true), ...recargo(false), ...recargo(true)],
    { concepto: SAY.intracomunitarias, tipo: null, base: intracomunitarias, cuota: null },
    { concepto: SAY.exportaciones, tipo: null, base: exportaciones, cuota: null },
  ]
}

/** What the house owes on its own purchases. */
const propias = ({ soportado }: Datos): Fila[] =>
  soportado
    .filter(({ trato }) => debeElIva(trato))
    .map(({ trato, rectificativa, iva, base, cuota }) => ({
      ...{ concepto: rectificativa ? SAY.modificacion : (DEVENGADO[trato] ?? SAY.inversion), tipo: iva, base, cuota },
    }))

/** What can be deducted: by how VAT went on it, and what stays for years, and what takes it back, apart. */
const deducibles = ({ soportado }: Datos): Fila[] =>
  soportado
    .filter(({ trato }) => trato !== 'exenta')
    .map(({ trato, inmovilizado, rectificativa, iva: tipo, baseDeducible: base, cuotaDeducible: cuota }) => {
      const deInversion = esDeAduana(trato) ? SAY.inmovilizadoImportado : SAY.soportadoInversion
      const corriente = inmovilizado ? deInversion : (SOPORTADO[trato] ?? SAY.soportado)
      return { concepto: rectificativa ? SAY.rectificacion : corriente, tipo, base, cuota }
    })

/** Rows of one name and rate are one. */
const juntas = (filas: readonly Fila[]): Fila[] =>
  [...Map.groupBy(filas, ({ concepto, tipo }) => `${concepto.es} ${tipo}`).values()].flatMap((suyas) => {
    const [primera] = suyas
    if (!primera) return []
    return [
      {
        ...primera,
        base: sumarEuros(suyas.map(({ base }) => base)),
        cuota: primera.cuota === null ? null : sumarEuros(suyas.map(({ cuota }) => cuota ?? 0)),
      },
    ]
  })

const cuotasDe = (filas: readonly Fila[]) => sumarEuros(filas.map(({ cuota }) => cuota ?? 0))

interface Modelo303Props {
  modelo: Datos
  periodo: string
  anual: boolean
  fichero: Cuando | undefined
}

/** VAT of a quarter; of a year, its summary. */
export function Modelo303({ modelo, periodo, anual, fichero }: Modelo303Props) {
  const { word, money } = useFormat()
  const say = useWords(SAY)
  const cajas = useWords(CASILLAS)
  const casillas = anual ? filas390(modelo) : []
  const devengado = juntas([...filasDe(modelo), ...propias(modelo)])
  const deducible = juntas(deducibles(modelo))
  const [debido, deducido] = [cuotasDe(devengado), cuotasDe(deducible)]
  const diferido = anual ? 0 : diferidoDe(modelo)
  const resultado = sumarEuros([debido, -deducido, diferido])
  const celdas = (filas: readonly Fila[]) =>
    filas.map(({ concepto, tipo, base, cuota }) => [word(concepto), tipo, base, cuota])
  return (
    <Modelo
      title={anual ? say.m390 : say.m303}
      what={`${anual ? say.m390que : say.m303que}, ${periodo}`}
      name={`${anual ? '390' : '303'}-${periodo}`}
      fichero={fichero && { modelo: '303', ...fichero }}
      presentada={
        fichero ? { modelo: '303', ...fichero } : { modelo: '390', ejercicio: Number(periodo), periodo: '0A' }
      }
      hoja={() => [
        [say.concepto, say.tipo, say.base, say.cuota],
        ...celdas(devengado),
        [say.devengado, null, null, debido],
        ...celdas(deducible),
        [say.deducible, null, null, deducido],
        ...(diferido === 0 ? [] : [[say.diferido, null, null, diferido]]),
        [say.resultado, null, null, resultado],
        ...(casillas.length === 0
          ? []
          : [[], [cajas.titulo, say.tipo, cajas.casillaBase, say.base, cajas.casillaCuota, say.cuota]]),
        ...casillas.map(({ partida, tipo, base, cuota }) => [
          ...[word(PARTIDA_390[partida]), tipo, base?.casilla ?? null, base?.importe ?? null],
          ...[cuota?.casilla ?? null, cuota?.importe ?? null],
        ]),
      ]}
    >
      <div className="o-rates o-wide">
        <TablaDeIva
          partes={[
            { filas: devengado, pie: say.devengado, total: debido },
            { filas: deducible, pie: say.deducible, total: deducido },
          ]}
        />
        <dl className="o-figures">
          {diferido !== 0 && (
            <div>
              <dt>{say.diferido}</dt>
              <dd>{money(diferido)}</dd>
            </div>
          )}
          <div>
            <dt>{resultado < 0 ? say.aCompensar : say.aIngresar}</dt>
            <dd>{money(Math.abs(resultado))}</dd>
          </div>
          {anual && (
            <div>
              <dt>{say.volumen}</dt>
              <dd>
                {money(
                  sumarEuros(
                    filasDe(modelo)
                      .filter(deOperacion)
                      .map(({ base }) => base),
                  ),
                )}
              </dd>
            </div>
          )}
        </dl>
      </div>
      {anual && <Casillas390 filas={casillas} />}
    </Modelo>
  )
}

/** The recargo is of the same sales: they count once. */
const deOperacion = ({ concepto }: Fila) => concepto !== SAY.recargo && concepto !== SAY.modificacionRe
