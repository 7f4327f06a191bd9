import { type Devolucion, devoluciones } from '@telar/contract/facturacion/devoluciones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { DESTINOS_DE_DEVOLUCION, type DestinoDeDevolucion } from '@telar/domain/facturacion/devolucion'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { downloadOf } from '../../../kit/calls/download.ts'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DEVOLUCION, DEVOLUCION_LABELS, ESTADO, MOTIVO } from './devolucion-texts.ts'

type Linea = Devolucion['lineas'][number]
type Columna = 'aprobada' | DestinoDeDevolucion
type Escritas = Record<number, Partial<Record<Columna, number>>>

/** A return: what is asked, what is agreed, what came, and its credit note. */
export default function DevolucionRecord({ id }: RecordProps) {
  const read = useRead(devoluciones.get, { params: { id: id ?? 0 } })
  return <Leido de={read}>{(devolucion) => <Ver key={devolucion.version} devolucion={devolucion} />}</Leido>
}

/** What can be written in each state: the parts to accept of what is asked, or where each went of what came. */
const ESCRIBE: Partial<Record<Devolucion['estado'], readonly Columna[]>> = {
  solicitada: ['aprobada'],
  aprobada: DESTINOS_DE_DEVOLUCION,
}

const inicial = (linea: Linea, estado: Devolucion['estado'], columna: Columna): number => {
  if (columna === 'aprobada') return estado === 'solicitada' ? linea.pedida : linea.aprobada
  if (estado !== 'aprobada') return linea[columna]
  return columna === 'almacen' ? linea.aprobada : 0
}

function Ver({ devolucion }: { devolucion: Devolucion }) {
  const t = useWords(OFFICE)
  const say = useWords(DEVOLUCION)
  const label = useWords(DEVOLUCION_LABELS)
  const { date, word, number } = useFormat()
  const go = useGo()
  const may = useMay()
  const client = useClient()
  const { id, version, numero, estado, lineas, fotos } = devolucion
  const [texto, setTexto] = useState('')
  const [escritas, setEscritas] = useState<Escritas>({})
  const { mutateAsync: aprobar } = useCommand(devoluciones.aprobar)
  const { mutateAsync: rechazar } = useCommand(devoluciones.rechazar)
  const { mutateAsync: recibir } = useCommand(devoluciones.recibir)
  const { mutateAsync: abonar } = useCommand(devoluciones.abonar)
  const valor = (linea: Linea, columna: Columna) => escritas[linea.id]?.[columna] ?? inicial(linea, estado, columna)
  const params = { id }
  const hacer = async (trabajo: () => Promise<unknown>) => {
    try {
      await trabajo()
      notify(say.hecho)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  const aceptar = () =>
    aprobar({
      params,
      body: {
        version,
        respuesta: texto,
        lineas: lineas.map((una) => ({ id: una.id, aprobada: valor(una, 'aprobada') })),
      },
    })
  const llegan = () =>
    recibir({
      params,
      body: {
        ...{ version, observaciones: texto },
        lineas: lineas.map((una) => ({
          ...{
            id: una.id,
            almacen: valor(una, 'almacen'),
            segunda: valor(una, 'segunda'),
            arreglo: valor(una, 'arreglo'),
          },
        })),
      },
    })
  const distinto =
    estado === 'aprobada' &&
    lineas.some((una) => DESTINOS_DE_DEVOLUCION.reduce((n, a) => n + valor(una, a), 0) !== una.aprobada)
  return (
    <>
      <PlainHead screen="devoluciones" title={numero} id={id}>
        <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>
        <span className="o-sp" />
        <Button onClick={() => void hacer(() => downloadOf(client, devoluciones.pdf, { params }, `${numero}.pdf`))}>
          {say.papel}
        </Button>
        {(estado === 'solicitada' || estado === 'aprobada') && may(devoluciones.rechazar.access) && (
          <Button
            disabled={texto.trim() === ''}
            onClick={() => void hacer(() => rechazar({ params, body: { version, respuesta: texto } }))}
          >
            {say.rechazar}
          </Button>
        )}
        {estado === 'solicitada' && may(devoluciones.aprobar.access) && (
          <Button look="main" onClick={() => void hacer(aceptar)}>
            {say.aprobar}
          </Button>
        )}
        {estado === 'aprobada' && may(devoluciones.recibir.access) && (
          <Button look="main" onClick={() => void hacer(llegan)}>
            {say.recibir}
          </Button>
        )}
        {estado === 'recibida' && devolucion.facturaId === null && may(devoluciones.abonar.access) && (
          <Button look="main" onClick={() => void hacer(async () => go(hrefOf('facturas', await abonar({ params }))))}>
            {say.abonar}
          </Button>
        )}
        {devolucion.facturaId !== null && may(facturas.get.access) && (
          <OfficeLink className="o-btn o-btn-plain" href={hrefOf('facturas', devolucion.facturaId)}>
            {say.verAbono}
          </OfficeLink>
        )}
      </PlainHead>
      <div className="o-scroll">
        {distinto && (
          <section className="o-sec o-sec-note">
            <Note>{say.distinto}</Note>
          </section>
        )}
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
            <dt>{label.notas}</dt>
            <dd>{devolucion.notas || '–'}</dd>
            {devolucion.respuesta && <dt>{label.respuesta}</dt>}
            {devolucion.respuesta && <dd>{devolucion.respuesta}</dd>}
            {devolucion.observaciones && <dt>{label.observaciones}</dt>}
            {devolucion.observaciones && <dd>{devolucion.observaciones}</dd>}
          </dl>
        </section>
        <section className="o-sec o-flat">
          <Sideways>
            <table className="o-t">
              <thead>
                <tr>
                  <th>{say.modelo}</th>
                  <th>{say.motivo}</th>
                  <th className="o-n">{say.pedida}</th>
                  {(['aprobada', ...DESTINOS_DE_DEVOLUCION] as const).map((columna) => (
                    <th key={columna} className="o-n">
                      {say[columna]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lineas.map((linea) => (
                  <Fila
                    key={linea.id}
                    linea={linea}
                    devolucionId={id}
                    escribe={ESCRIBE[estado] ?? []}
                    valor={(columna) => valor(linea, columna)}
                    onChange={(columna, n) =>
                      setEscritas({ ...escritas, [linea.id]: { ...escritas[linea.id], [columna]: n } })
                    }
                    texto={(n) => number(n)}
                  />
                ))}
              </tbody>
            </table>
          </Sideways>
        </section>
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
        {fotos.length > 0 && (
          <section className="o-sec">
            <h2 className="o-h2">{say.fotos}</h2>
            {fotos.map((foto) => (
              <Button
                key={foto.id}
                onClick={() =>
                  void hacer(() =>
                    downloadOf(client, devoluciones.foto, { params: { id, parte: foto.id } }, foto.nombre),
                  )
                }
              >
                {foto.nombre}
              </Button>
            ))}
          </section>
        )}
      </div>
    </>
  )
}

interface FilaProps {
  linea: Linea
  devolucionId: number
  escribe: readonly Columna[]
  valor: (columna: Columna) => number
  onChange: (columna: Columna, n: number) => void
  texto: (n: number) => string
}

function Fila({ linea, devolucionId, escribe, valor, onChange, texto }: FilaProps) {
  const say = useWords(DEVOLUCION)
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma, word } = useFormat()
  const { mutateAsync: arreglar } = useCommand(devoluciones.arreglar)
  const nombre = `${linea.numero} ${enIdioma(linea.color, idioma)} ${linea.talla}`
  const mended = () =>
    arreglar({
      params: { id: devolucionId },
      body: { lineaId: linea.id, cantidad: linea.arreglo, a: 'almacen' },
    }).catch((error: unknown) => notify(errorText(error, t), { bad: true }))
  return (
    <tr>
      <td>{nombre}</td>
      <td>{word(MOTIVO[linea.motivo])}</td>
      <td className="o-n">{texto(linea.pedida)}</td>
      {(['aprobada', ...DESTINOS_DE_DEVOLUCION] as const).map((columna) => (
        <td key={columna} className="o-n">
          {escribe.includes(columna) ? (
            <input
              className="o-in o-in-xs o-n"
              inputMode="numeric"
              aria-label={`${nombre}: ${say[columna]}`}
              value={String(valor(columna))}
              onChange={({ target }) => onChange(columna, Math.min(Number(target.value.replace(/\D/g, '')) || 0, 9999))}
            />
          ) : (
            texto(linea[columna])
          )}
          {columna === 'arreglo' && linea.arreglo > 0 && escribe.length === 0 && may(devoluciones.arreglar.access) && (
            <Button small onClick={() => void mended()}>
              {say.arreglada}
            </Button>
          )}
        </td>
      ))}
    </tr>
  )
}
