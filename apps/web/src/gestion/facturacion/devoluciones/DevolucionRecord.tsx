import { type Devolucion, devoluciones } from '@telar/contract/facturacion/devoluciones'
import { useLeftState } from '../../../kit/form/use-left.ts'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Actos } from './Actos.tsx'
import { DEVOLUCION, DEVOLUCION_LABELS } from './devolucion-texts.ts'
import { EscanearLlegadas } from './EscanearLlegadas.tsx'
import { Fotos } from './Fotos.tsx'
import { LineasDeDevolucion } from './LineasDeDevolucion.tsx'
import { type Escritas, llegadas } from './llegadas.ts'

/** A return: what is asked, what is agreed, what came, and its credit note. */
export default function DevolucionRecord({ id }: RecordProps) {
  const read = useRead(devoluciones.get, { params: { id: id ?? 0 } }, { staleTime: 0 })
  return <Leido de={read}>{(devolucion) => <Ver key={devolucion.estado} devolucion={devolucion} />}</Leido>
}

function Ver({ devolucion }: { devolucion: Devolucion }) {
  const say = useWords(DEVOLUCION)
  const label = useWords(DEVOLUCION_LABELS)
  const may = useMay()
  const { id, estado, lineas, fotos } = devolucion
  const [texto, setTexto] = useLeftState('texto', '')
  const [escritas, setEscritas] = useLeftState<Escritas>('escritas', {})
  const recibe = estado === 'aprobada' && may(devoluciones.recibir.access)
  const distinto = recibe && lineas.some((una) => llegadas(escritas, una) !== una.aprobada)
  return (
    <>
      <Actos devolucion={devolucion} escritas={escritas} texto={texto} />
      <div className="o-scroll">
        <Datos devolucion={devolucion} />
        {recibe && <EscanearLlegadas lineas={lineas} escritas={escritas} onChange={setEscritas} />}
        {estado === 'abonada' && devolucion.factura === null && (
          <section className="o-sec o-sec-note">
            <Note>{say.sinFactura}</Note>
          </section>
        )}
        {distinto && (
          <section className="o-sec o-sec-note">
            <Note>{say.distinto}</Note>
          </section>
        )}
        <LineasDeDevolucion devolucion={devolucion} escritas={escritas} onChange={setEscritas} />
        {(estado === 'solicitada' || estado === 'aprobada') && (
          <section className="o-sec">
            <label className="o-fld o-wide">
              {estado === 'solicitada' ? label.respuesta : label.observaciones}
              <textarea
                className="o-in"
                rows={3}
                maxLength={2000}
                value={texto}
                onChange={({ target }) => setTexto(target.value)}
              />
            </label>
          </section>
        )}
        {fotos.length > 0 && <Fotos id={id} fotos={fotos} />}
      </div>
    </>
  )
}

function Datos({ devolucion }: { devolucion: Devolucion }) {
  const label = useWords(DEVOLUCION_LABELS)
  const { date } = useFormat()
  const { facturaId, factura } = devolucion
  const abonos = facturaId !== null && factura ? [{ id: facturaId, numero: factura }] : devolucion.abonos
  const dichos = (['notas', 'respuesta', 'observaciones'] as const).filter((cual) => devolucion[cual] !== '')
  return (
    <section className="o-sec">
      <dl className="o-dl o-dl-two">
        <dt>{label.cliente}</dt>
        <dd>
          <OfficeLink href={hrefOf('clientes', devolucion.clienteId)}>{devolucion.cliente}</OfficeLink>
        </dd>
        <dt>{label.pedido}</dt>
        <dd>
          <OfficeLink href={hrefOf('pedidos', devolucion.pedidoId)}>
            {devolucion.pedido} · {devolucion.entrega}
          </OfficeLink>
        </dd>
        <dt>{label.fecha}</dt>
        <dd>{date(devolucion.fecha)}</dd>
        {abonos.length > 0 && (
          <>
            <dt>{label.factura}</dt>
            <dd>
              {abonos.map(({ id, numero }) => (
                <OfficeLink key={id} className="o-link" href={hrefOf('facturas', id)}>
                  {numero}{' '}
                </OfficeLink>
              ))}
            </dd>
          </>
        )}
        {dichos.map((cual) => (
          <Dicho key={cual} titulo={label[cual]} texto={devolucion[cual]} />
        ))}
      </dl>
    </section>
  )
}

function Dicho({ titulo, texto }: { titulo: string; texto: string }) {
  return (
    <>
      <dt>{titulo}</dt>
      <dd>{texto}</dd>
    </>
  )
}
