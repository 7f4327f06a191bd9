import { impuestos, type Presentacion } from '@telar/contract/facturacion/impuestos'
import { diasDe } from '@telar/domain/facturacion/agencia/periodo'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { TextField } from '../../record/form/TextField.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'

export type De = Pick<Presentacion, 'modelo' | 'ejercicio' | 'periodo'>

const nombreDe = ({ modelo, ejercicio, periodo }: De) => `${modelo} ${periodo} ${ejercicio}`

/** Whether a return was handed in, what of its period came after, and what was taken back. */
export function Presentada({ de }: { de: De }) {
  const { date, moment } = useFormat()
  const say = useWords(SAY)
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const { ejercicio, modelo, periodo } = de
  const { data } = useRead(impuestos.presentaciones, { params: { ejercicio } }, { staleTime: 0 })
  if (!data) return null
  const suyas = data.filter((una) => una.modelo === modelo && una.periodo === periodo)
  const viva = suyas.find(({ retiradaEn }) => retiradaEn === null)
  const acabado = hoy() > diasDe(modelo, ejercicio, periodo).hasta
  const close = () => setAsking(false)
  return (
    <>
      <p className="o-row o-wrap o-noprint o-filed">
        {viva && (
          <>
            <State mark="done">{say.presentado(date(viva.fecha))}</State>
            <span className="o-q">{[viva.justificante, viva.quien].filter(Boolean).join(' · ')}</span>
          </>
        )}
        {acabado && may(impuestos.presentar.access) && (
          <Button small onClick={() => setAsking(true)}>
            {viva ? say.retirar : say.presentar}
          </Button>
        )}
      </p>
      {viva && viva.tardias.length > 0 && <Tardias de={viva} />}
      {suyas.map(({ id, fecha, retiradaEn, retiradaPor, motivo }) =>
        retiradaEn === null ? null : (
          <p key={id} className="o-q o-s o-noprint">
            {say.presentado(date(fecha))}, {say.retirado(moment(retiradaEn), retiradaPor ?? '', motivo)}
          </p>
        ),
      )}
      {asking && (viva ? <Retirar viva={viva} onClose={close} /> : <Presentar de={de} onClose={close} />)}
    </>
  )
}

function Tardias({ de: { tardias } }: { de: Presentacion }) {
  const { date, money } = useFormat()
  const say = useWords(SAY)
  return (
    <Note look="warning">
      <p>{say.tardias}</p>
      <ul>
        {tardias.map(({ clase, id, numero, nombre, fecha, base, cuota }) => (
          <li key={clase + id}>
            <OfficeLink className="o-link o-m" href={hrefOf(clase === 'emitida' ? 'facturas' : 'recibidas', id)}>
              {numero}
            </OfficeLink>{' '}
            {nombre}, {date(fecha)}: {money(base)} + {money(cuota)}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Presentar({ de, onClose }: { de: De; onClose: () => void }) {
  const say = useWords(SAY)
  const run = useCommand(impuestos.presentar)
  const [fecha, setFecha] = useState(hoy)
  const [justificante, setJustificante] = useState('')
  return (
    <PreguntaDialog
      asks
      title={say.presentarTitulo(nombreDe(de))}
      description={say.presentarQue}
      verb={say.presentarVerbo}
      disabled={fecha === ''}
      onClose={onClose}
      onConfirm={() => run.mutateAsync({ body: { ...de, fecha, justificante } })}
    >
      <FieldShell id="presentado-dia" label={say.presentadoDia}>
        <input
          id="presentado-dia"
          type="date"
          className="o-in o-in-date"
          value={fecha}
          max={hoy()}
          onChange={({ target }) => setFecha(target.value)}
        />
      </FieldShell>
      <TextField
        id="justificante"
        label={say.justificante}
        width="wide"
        max={40}
        value={justificante}
        onChange={setJustificante}
      />
    </PreguntaDialog>
  )
}

function Retirar({ viva, onClose }: { viva: Presentacion; onClose: () => void }) {
  const say = useWords(SAY)
  const run = useCommand(impuestos.retirarPresentacion)
  const [motivo, setMotivo] = useState('')
  return (
    <PreguntaDialog
      asks
      title={say.retirarTitulo(nombreDe(viva))}
      description={say.retirarQue}
      verb={say.retirarVerbo}
      disabled={motivo.trim() === ''}
      onClose={onClose}
      onConfirm={() => run.mutateAsync({ params: { id: viva.id }, body: { motivo } })}
    >
      <TextField id="retirar-motivo" label={say.motivo} width="wide" max={300} value={motivo} onChange={setMotivo} />
    </PreguntaDialog>
  )
}
