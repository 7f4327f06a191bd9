import {
  type LineaDeLiquidacion,
  type Liquidacion,
  liquidacionestaller,
} from '@telar/contract/produccion/liquidacionestaller'
import { liquidado } from '@telar/domain/produccion/liquidacion'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { CorregirDialog } from './CorregirDialog.tsx'
import { LIQUIDACION, LIQUIDACION_LABELS } from './liquidacion-texts.ts'

/** What came back, line by line; somebody ticks each, or puts it right. */
export function LineasDeLiquidacion({ liquidacion }: { liquidacion: Liquidacion }) {
  const { id, lineas, estado, importe, version } = liquidacion
  const { amount } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(LIQUIDACION)
  const labels = useWords(LIQUIDACION_LABELS)
  const mayCheck = useMay()(liquidacionestaller.revisar.access) && estado === 'borrador'
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  const { mutate, isPending } = useCommand(liquidacionestaller.revisar, { onError: tell })
  const [corrige, setCorrige] = useState<LineaDeLiquidacion | null>(null)
  const revisar = (cuales: readonly LineaDeLiquidacion[], revisada: boolean) =>
    mutate({
      params: { id },
      body: {
        lineas: cuales.map(({ id: suya, corregido, motivo }) => ({ id: suya, revisada, corregido, motivo })),
        version,
      },
    })
  return (
    <section className="o-sec o-flat" aria-label={labels.lineas}>
      {mayCheck && lineas.some(({ revisada }) => !revisada) && (
        <p className="o-row">
          <Button small disabled={isPending} onClick={() => revisar(lineas, true)}>
            {say.todas}
          </Button>
        </p>
      )}
      <Sideways>
        <table className="o-t o-t-money o-t-phone o-rowhead">
          <thead>
            <tr>
              <th>{say.orden}</th>
              <th>{say.operacion}</th>
              <th>{say.nota}</th>
              <th>{say.vuelta}</th>
              <th className="o-n">{say.buenas}</th>
              <th className="o-n">{say.segundas}</th>
              <th className="o-n">{say.perdidas}</th>
              <th className="o-n">{say.tarifa} €</th>
              <th className="o-n">{labels.importe} €</th>
              <th>{say.revisada}</th>
              {mayCheck && <td />}
            </tr>
          </thead>
          <tbody>
            {lineas.map((linea) => (
              <tr key={linea.id}>
                <Cuenta linea={linea} />
                <td data-th={say.revisada}>
                  <input
                    type="checkbox"
                    className="o-ck"
                    aria-label={`${say.revisada}: ${linea.nota ?? linea.orden}`}
                    checked={linea.revisada}
                    disabled={!mayCheck || isPending}
                    onChange={({ target }) => revisar([linea], target.checked)}
                  />
                </td>
                {mayCheck && (
                  <td className="o-t-acts">
                    <Button small look="ghost" onClick={() => setCorrige(linea)}>
                      {say.corregir}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={8}>
                {say.total}
              </th>
              <td className="o-n">{amount(importe)}</td>
              <td colSpan={mayCheck ? 2 : 1} />
            </tr>
          </tfoot>
        </table>
      </Sideways>
      {corrige && <CorregirDialog {...{ liquidacion, linea: corrige }} onClose={() => setCorrige(null)} />}
    </section>
  )
}

function Cuenta({ linea }: { linea: LineaDeLiquidacion }) {
  const { amount, price, number, date, word } = useFormat()
  const say = useWords(LIQUIDACION)
  const labels = useWords(LIQUIDACION_LABELS)
  const cell = (n: number) => (n === 0 ? <span className="o-none">–</span> : number(n))
  return (
    <>
      <th scope="row" className="o-l1">
        <OfficeLink className="o-link o-m" href={hrefOf('ordenesfab', linea.ordenId)}>
          {linea.orden}
        </OfficeLink>{' '}
        <span className="o-q">
          {linea.modelo} {linea.nombre}
        </span>
        {linea.corregido !== null && (
          <div className="o-q o-s">
            {amount(linea.importe)} → {amount(linea.corregido)}: {linea.motivo}
          </div>
        )}
      </th>
      <td data-th={say.operacion}>{word(linea.operacion)}</td>
      <td data-th={say.nota}>
        {linea.notaId === null ? (
          <span className="o-q">{say.sinNota}</span>
        ) : (
          <OfficeLink className="o-link" href={hrefOf('notastaller', linea.notaId)}>
            {linea.nota}
          </OfficeLink>
        )}
      </td>
      <td data-th={say.vuelta}>
        {date(linea.fecha)}
        {linea.deAntes && <div className="o-warn o-s">{say.deAntes}</div>}
      </td>
      <td className="o-n" data-th={say.buenas}>
        {cell(linea.buenas)}
      </td>
      <td className="o-n" data-th={say.segundas}>
        {cell(linea.segundas)}
        {linea.segundas !== 0 && !linea.segundasSePagan && <div className="o-q o-s">{say.noSePagan}</div>}
      </td>
      <td className="o-n" data-th={say.perdidas}>
        {cell(linea.perdidas)}
        {linea.perdidas !== 0 && linea.precioPerdida !== null && (
          <div className="o-q o-s">−{price(linea.precioPerdida)}</div>
        )}
      </td>
      <td className="o-n" data-th={say.tarifa}>
        {price(linea.tarifa)}
      </td>
      <td className="o-n o-m" data-th={labels.importe}>
        {amount(liquidado(linea))}
      </td>
    </>
  )
}
