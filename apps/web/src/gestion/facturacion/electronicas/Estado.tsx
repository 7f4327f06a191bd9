import { electronicas, type ResumenElectronicas } from '@telar/contract/facturacion/electronicas'
import { Send } from 'lucide-react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
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
import { ENVIO } from '../electronica-texts.ts'
import { ELECTRONICAS as SAY, VIA } from './electronicas-texts.ts'
import { PAGINA } from './paginas.ts'

const LOOKED_AT_EVERY = 15_000

/** How sending and asking stand. */
export default function Estado() {
  const t = useWords(OFFICE)
  const may = useMay()
  const { number } = useFormat()
  const say = useWords(SAY)
  const pagina = useWords(PAGINA)
  const read = useRead(electronicas.resumen, {}, { staleTime: 0, refetchInterval: LOOKED_AT_EVERY })
  const send = useCommand(electronicas.enviar, {
    onSuccess: (cuantas) => notify(`${say.enviando}: ${number(cuantas)}`),
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const puede = read.data !== undefined && read.data.modo !== 'off'
  return (
    <>
      <PlainHead screen="electronicas" title={pagina.estado}>
        <span className="o-sp" />
        {may(electronicas.enviar.access) && (
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
      </div>
    </>
  )
}

function Cuentas({ resumen }: { resumen: ResumenElectronicas }) {
  const { word, number } = useFormat()
  const cuentas = [
    [ENVIO.pendiente.label, resumen.porEnviar, 'electronicas', ['estado', 'pendiente']],
    [ENVIO.enviada.label, resumen.enviadas, 'electronicas', ['estado', 'enviada']],
    [ENVIO.devuelta.label, resumen.devueltas, 'electronicas', ['estado', 'devuelta']],
    [SAY.rechazadas, resumen.rechazadas, 'electronicas', ['situacion', 'rechazada']],
    [SAY.porContestar, resumen.porContestar, 'entrantes', ['estado', 'propuesta']],
  ] as const
  return (
    <section className="o-sec">
      <ul className="o-waits">
        {cuentas.map(([label, cuantas, screen, [field, value]]) => (
          <li key={label.es}>
            <OfficeLink
              href={hrefOf(screen, null, writeListState({ ...PLAIN, conditions: [{ field, choice: 'eq', value }] }))}
            >
              <b className="o-figure">{number(cuantas)}</b>
              <span>{word(label)}</span>
            </OfficeLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Envio({ resumen }: { resumen: ResumenElectronicas }) {
  const { word, number, date, moment } = useFormat()
  const say = useWords(SAY)
  const { modo, desde, salida, firma, ultimoEnvio, ultimaConsulta, esperaHasta, error, enDesacuerdo } = resumen
  const datos = [
    [SAY.via, word(VIA[modo])],
    [SAY.desde, desde === null ? null : date(desde)],
    [SAY.salida, modo === 'off' ? null : salida ? say.hay : say.noHay],
    [SAY.ultimoEnvio, ultimoEnvio === null ? say.nunca : moment(ultimoEnvio)],
    [SAY.ultimaConsulta, ultimaConsulta === null ? null : moment(ultimaConsulta)],
    [SAY.espera, esperaHasta === null ? null : moment(esperaHasta)],
    [SAY.diferencias, enDesacuerdo === 0 ? null : number(enDesacuerdo)],
    [SAY.firma, firma ? say.firmada : say.sinFirma],
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
      {error && modo !== 'off' && <Note look="warning">{error}</Note>}
    </section>
  )
}
