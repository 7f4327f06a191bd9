import { type ResumenVerifactu, verifactu } from '@telar/contract/facturacion/verifactu'
import { Send } from 'lucide-react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { type Condition, PLAIN, writeListState } from '../../list/list-state.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Cadena } from './Cadena.tsx'
import { PAGINA } from './paginas.ts'
import { ENVIO, MODO } from './registro-labels.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

const LOOKED_AT_EVERY = 15_000

/** How sending stands, and whether the chain is whole. */
export default function Estado() {
  const t = useWords(OFFICE)
  const may = useMay()
  const { number } = useFormat()
  const say = useWords(SAY)
  const pagina = useWords(PAGINA)
  const read = useRead(verifactu.resumen, {}, { staleTime: 0, refetchInterval: LOOKED_AT_EVERY })
  const send = useCommand(verifactu.enviar, {
    onSuccess: (cuantos) => notify(`${say.enviando}: ${number(cuantos)}`),
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const puede = read.data && read.data.modo !== 'off' && read.data.porEnviar > 0
  return (
    <>
      <PlainHead screen="verifactu" title={pagina.estado}>
        <span className="o-sp" />
        {may(verifactu.enviar.access) && (
          <Button look="main" icon={Send} disabled={!puede || send.isPending} onClick={() => send.mutate({})}>
            {say.enviar}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        <Leido de={read}>
          {(resumen) => (
            <>
              <Cuentas resumen={resumen} />
              <Envio resumen={resumen} />
            </>
          )}
        </Leido>
        <Cadena />
      </div>
    </>
  )
}

const estado = (value: string): Condition => ({ field: 'estado', choice: 'eq', value })

function Cuentas({ resumen }: { resumen: ResumenVerifactu }) {
  const { word, number } = useFormat()
  const cuentas = [
    [SAY.registros, resumen.registros, []],
    [ENVIO.pendiente.label, resumen.porEnviar, [estado('pendiente')]],
    [ENVIO.Correcto.label, resumen.correctos, [estado('Correcto')]],
    [ENVIO.AceptadoConErrores.label, resumen.conErrores, [estado('AceptadoConErrores')]],
    [ENVIO.Incorrecto.label, resumen.incorrectos, [estado('Incorrecto')]],
  ] as const
  return (
    <section className="o-sec">
      <ul className="o-waits">
        {cuentas.map(([label, cuantos, conditions]) => (
          <li key={label.es}>
            <OfficeLink href={hrefOf('verifactu', null, writeListState({ ...PLAIN, conditions: [...conditions] }))}>
              <b className="o-figure">{number(cuantos)}</b>
              <span>{word(label)}</span>
            </OfficeLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Envio({ resumen }: { resumen: ResumenVerifactu }) {
  const { word, number, date, moment } = useFormat()
  const say = useWords(SAY)
  const { modo, desde, certificado, ultimoEnvio, esperaHasta, ultimoError, sinRegistro } = resumen
  const datos = [
    [SAY.modo, word(MODO[modo])],
    [SAY.desde, desde === null ? null : date(desde)],
    [SAY.certificado, certificado ? say.hay : say.noHay],
    [SAY.ultimoEnvio, ultimoEnvio === null ? say.nunca : moment(ultimoEnvio)],
    [SAY.espera, esperaHasta === null ? null : moment(esperaHasta)],
    [SAY.sinRegistro, sinRegistro === 0 ? null : number(sinRegistro)],
  ] as const
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.comoVa}</h2>
      <dl className="o-dl o-dl-wide">
        {datos.map(
          ([label, value]) =>
            value !== null && (
              <div key={label.es}>
                <dt>{word(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {ultimoError && modo !== 'off' && <Note look="warning">{ultimoError}</Note>}
    </section>
  )
}
