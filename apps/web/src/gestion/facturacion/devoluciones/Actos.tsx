import { type Devolucion, devoluciones } from '@telar/contract/facturacion/devoluciones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useMay } from '../../access.ts'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { AtarDialog } from './AtarDialog.tsx'
import { DEVOLUCION, ESTADO } from './devolucion-texts.ts'
import { type Escritas, valorDe } from './llegadas.ts'

interface ActosProps {
  devolucion: Devolucion
  escritas: Escritas
  texto: string
}

/** The head of a return, with what can be done next. */
export function Actos({ devolucion, escritas, texto }: ActosProps) {
  const t = useWords(OFFICE)
  const say = useWords(DEVOLUCION)
  const { word } = useFormat()
  const go = useGo()
  const may = useMay()
  const calls = useCalls()
  const { id, version, numero, estado, lineas, facturaId } = devolucion
  const [rechazando, setRechazando] = useState(false)
  const [atando, setAtando] = useState(false)
  const aprobar = useCommand(devoluciones.aprobar)
  const rechazar = useCommand(devoluciones.rechazar)
  const recibir = useCommand(devoluciones.recibir)
  const abonar = useCommand(devoluciones.abonar)
  const ocupado = [aprobar, rechazar, recibir, abonar].some(({ isPending }) => isPending)
  const params = { id }
  const valor = (linea: Devolucion['lineas'][number], columna: Parameters<typeof valorDe>[3]) =>
    valorDe(escritas, linea, estado, columna)
  const hacer = async (trabajo: () => Promise<unknown>, hecho?: string) => {
    try {
      await trabajo()
      if (hecho) notify(hecho)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      if (statusOf(error) === 409) await calls.reread(devoluciones.get)
    }
  }
  const aceptar = () =>
    aprobar.mutateAsync({
      params,
      body: {
        version,
        respuesta: texto,
        lineas: lineas.map((una) => ({ id: una.id, aprobada: valor(una, 'aprobada') })),
      },
    })
  const llegan = () =>
    recibir.mutateAsync({
      params,
      body: {
        version,
        observaciones: texto,
        lineas: lineas.map((una) => ({
          id: una.id,
          almacen: valor(una, 'almacen'),
          segunda: valor(una, 'segunda'),
          arreglo: valor(una, 'arreglo'),
        })),
      },
    })
  const papel = () => calls.download(devoluciones.pdf, { params }, `${numero}.pdf`)
  const preparar = async () => go(hrefOf('facturas', await abonar.mutateAsync({ params })))
  const abierta = estado === 'solicitada' || estado === 'aprobada'
  return (
    <>
      <PlainHead screen="devoluciones" title={numero} id={id}>
        <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>
        <span className="o-sp" />
        <Button onClick={() => void hacer(papel)}>{say.papel}</Button>
        {abierta && may(devoluciones.rechazar.access) && (
          <Button onClick={() => setRechazando(true)}>{say.rechazar}…</Button>
        )}
        {estado === 'solicitada' && may(devoluciones.aprobar.access) && (
          <Button look="main" disabled={ocupado} onClick={() => void hacer(aceptar, say.aceptada)}>
            {say.aprobar}
          </Button>
        )}
        {estado === 'aprobada' && may(devoluciones.recibir.access) && (
          <Button look="main" disabled={ocupado} onClick={() => void hacer(llegan, say.apuntada)}>
            {say.recibir}
          </Button>
        )}
        {estado === 'recibida' && facturaId === null && may(devoluciones.atar.access) && (
          <Button onClick={() => setAtando(true)}>{say.atar}</Button>
        )}
        {estado === 'recibida' && facturaId === null && may(devoluciones.abonar.access) && (
          <Button look="main" disabled={ocupado} onClick={() => void hacer(preparar)}>
            {say.abonar}
          </Button>
        )}
        {facturaId !== null && may(facturas.get.access) && (
          <OfficeLink className="o-btn" href={hrefOf('facturas', facturaId)}>
            {say.verAbono}
          </OfficeLink>
        )}
      </PlainHead>
      {atando && <AtarDialog devolucion={devolucion} onClose={() => setAtando(false)} />}
      {rechazando && (
        <NotaDialog
          title={`${say.rechazar}: ${numero}`}
          verb={say.rechazar}
          say={{ note: say.porQue, noteHint: say.porQueHint }}
          required
          maxLength={2000}
          onClose={() => setRechazando(false)}
          onConfirm={async (respuesta) => {
            await rechazar.mutateAsync({ params, body: { version, respuesta } })
            setRechazando(false)
          }}
        >
          {null}
        </NotaDialog>
      )}
    </>
  )
}
