import { type Liquidacion, liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Fills } from '../../parts/Fills.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ACCIONES } from './acciones.ts'
import { LineasDeLiquidacion } from './LineasDeLiquidacion.tsx'
import { ESTADO, LIQUIDACION, LIQUIDACION_LABELS } from './liquidacion-texts.ts'
import { mesEscrito } from './mes-escrito.ts'
import { DE_LIQUIDACION } from './slots.ts'

/** What a workshop is owed for a month: looked at line by line, settled, invoiced and paid. */
export function VerLiquidacion({ liquidacion }: { liquidacion: Liquidacion }) {
  const { id, numero, mes, taller, tallerId, estado, lineas, nuevas, version } = liquidacion
  const { word, money, number, date, moment, idioma } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(LIQUIDACION)
  const labels = useWords(LIQUIDACION_LABELS)
  const may = useMay()(liquidacionestaller.actualizar.access)
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  const { mutate: actualizar } = useCommand(liquidacionestaller.actualizar, { onError: tell })
  const { label, mark } = ESTADO[estado]
  const cifras: [string, string][] = [
    [labels.importe, money(liquidacion.importe)],
    [labels.prendas, number(liquidacion.prendas)],
    ...(estado === 'borrador'
      ? [[labels.revisadas, `${number(liquidacion.revisadas)} / ${number(lineas.length)}`] as [string, string]]
      : []),
  ]
  const dichos = [
    liquidacion.fecha && date(liquidacion.fecha),
    liquidacion.enviadaA &&
      liquidacion.enviadaEn &&
      `${say.enviadaA(liquidacion.enviadaA)}, ${moment(liquidacion.enviadaEn)}`,
    liquidacion.quien,
  ].filter(Boolean)
  return (
    <>
      <PlainHead screen="liquidacionestaller" title={numero ?? `${taller} · ${mesEscrito(mes, idioma)}`} id={id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={liquidacion} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <p>
            <OfficeLink className="o-link o-m" href={hrefOf('proveedores', tallerId, { ficha: 'taller' })}>
              {taller}
            </OfficeLink>{' '}
            <span className="o-q">{mesEscrito(mes, idioma)}</span>
          </p>
          <dl className="o-figures">
            {cifras.map(([rotulo, valor]) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
          <p className="o-q">{dichos.join(' · ')}</p>
          {nuevas > 0 && (
            <Note
              action={
                may && (
                  <Button small onClick={() => actualizar({ params: { id }, body: { version } })}>
                    {say.anadir}
                  </Button>
                )
              }
            >
              {say.nuevas(nuevas)}
            </Note>
          )}
        </section>
        <LineasDeLiquidacion liquidacion={liquidacion} />
        {estado === 'liquidada' && <Fills of={DE_LIQUIDACION} props={{ liquidacionId: id, tallerId }} />}
      </div>
    </>
  )
}
