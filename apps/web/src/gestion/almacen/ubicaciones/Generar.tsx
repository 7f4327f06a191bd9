import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { codigosEntre } from '@telar/domain/almacen/ubicacion'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { GENERAR, UBICACION, UBICACION_LABELS } from './ubicacion-texts.ts'

const MUESTRA = 8

/** The shelves that would be made; none where the two codes say none. */
function serian(desde: string, hasta: string): string[] {
  try {
    return codigosEntre(desde, hasta)
  } catch {
    return []
  }
}

/** Shelves are made many at once, from one code to another. */
export default function Generar() {
  const say = useWords(GENERAR)
  const de = useWords(UBICACION)
  const labels = useWords(UBICACION_LABELS)
  const t = useWords(OFFICE)
  const go = useGo()
  const [desde, setDesde] = useState('')
  const [hasta, setHasta] = useState('')
  const [zona, setZona] = useState('')
  const [nota, setNota] = useState('')
  const [failure, setFailure] = useFailure()
  const { mutateAsync: generar, isPending } = useCommand(ubicaciones.generar)
  const codigos = serian(desde, hasta)
  const escritos = desde.trim() !== '' && hasta.trim() !== ''
  const posible = codigos.length > 0 && !isPending
  const crear = async () => {
    if (!posible) return
    setFailure(null)
    try {
      const { creadas, estaban } = await generar({ body: { desde, hasta, zona, nota } })
      notify(say.hechos(creadas, estaban))
      go(hrefOf('ubicaciones'))
    } catch (error) {
      setFailure(error)
    }
  }
  useKeys([{ keys: 'ctrl+s', label: say.crear(codigos.length), run: () => void crear(), strip: true, typing: true }])
  const campo = (id: string, label: string, value: string, set: (texto: string) => void, max: number) => (
    <FieldShell id={id} label={label} {...(id === 'zona' ? { hint: de.zonaQue } : {})}>
      <input
        id={id}
        className="o-in"
        maxLength={max}
        value={value}
        aria-invalid={escritos && codigos.length === 0 && (id === 'desde' || id === 'hasta')}
        onChange={({ target }) => set(target.value)}
      />
    </FieldShell>
  )
  return (
    <>
      <PlainHead screen="ubicaciones" title={say.titulo}>
        <span className="o-sp" />
        <Button look="main" keys="ctrl+s" disabled={!posible} onClick={() => void crear()}>
          {say.crear(codigos.length)}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          <p className="o-q o-measure o-after">{say.que}</p>
          <div className="o-form o-form-flush">
            {campo('desde', say.desde, desde, setDesde, 20)}
            {campo('hasta', say.hasta, hasta, setHasta, 20)}
            {campo('zona', labels.zona, zona, setZona, 30)}
            {campo('nota', labels.nota, nota, setNota, 200)}
          </div>
          {escritos && codigos.length === 0 && <Note look="error">{say.mal}</Note>}
          {codigos.length > 0 && (
            <p aria-live="polite">
              <b>{say.serian(codigos.length)}</b>{' '}
              <span className="o-q">
                {codigos.slice(0, MUESTRA).join(', ')}
                {codigos.length > MUESTRA && ` … ${codigos.at(-1)}`}
              </span>
            </p>
          )}
        </section>
      </div>
    </>
  )
}
