import type { Impuestos } from '@telar/contract/facturacion/impuestos'
import { sumarEuros } from '@telar/domain/dinero'
import type { Textos } from '@telar/domain/idioma'
import type { z } from 'zod'
import { Sideways } from '../../parts/Sideways.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { Modelo } from './Modelo.tsx'

type Datos = z.output<typeof Impuestos>['modelo303']

interface Fila {
  concepto: Textos
  tipo: number | null
  base: number
  cuota: number | null
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

export function Modelo303({ modelo, periodo }: { modelo: Datos; periodo: string }) {
  const { word, amount, number, money } = useFormat()
  const say = useWords(SAY)
  const filas = filasDe(modelo)
  const total = sumarEuros(filas.map(({ cuota }) => cuota ?? 0))
  return (
    <Modelo
      title={say.m303}
      what={`${say.m303que}, ${periodo}`}
      name={`303-${periodo}`}
      hoja={() => [
        [say.concepto, say.tipo, say.base, say.cuota],
        ...filas.map(({ concepto, tipo, base, cuota }) => [word(concepto), tipo, base, cuota]),
        [say.devengado, null, null, total],
      ]}
    >
      <Sideways>
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{say.concepto}</th>
              <th className="o-n">{say.tipo}</th>
              <th className="o-n">{say.base} €</th>
              <th className="o-n">{say.cuota} €</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ concepto, tipo, base, cuota }) => (
              <tr key={`${concepto.es} ${tipo}`}>
                <td>{word(concepto)}</td>
                <td className="o-n">{tipo === null ? '–' : number(tipo)}</td>
                <td className="o-n">{amount(base)}</td>
                <td className="o-n">{cuota === null ? '–' : amount(cuota)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {say.devengado}
              </th>
              <td className="o-n">{money(total)}</td>
            </tr>
          </tfoot>
        </table>
      </Sideways>
    </Modelo>
  )
}
