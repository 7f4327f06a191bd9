import { remesas } from '@telar/contract/facturacion/remesas'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { DropZone } from '../../parts/upload/DropZone.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { REMESA } from './remesa-texts.ts'
import { TablaDeDevueltas } from './TablaDeDevueltas.tsx'

type Leido = CallOutput<typeof remesas.leerDevueltos>

/** The bank's file of what came back, looked at and written down at once. */
export default function Devueltos() {
  const t = useWords(OFFICE)
  const say = useWords(REMESA)
  const go = useGo()
  const [leido, setLeido] = useState<Leido | null>(null)
  const [quitadas, setQuitadas] = useState<ReadonlySet<number>>(new Set())
  const leer = useCommand(remesas.leerDevueltos, { onSuccess: setLeido })
  const devolver = useCommand(remesas.devolver, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
    onSuccess: ({ ids }) => {
      notify(say.devueltas(ids.length))
      go(hrefOf('remesas'))
    },
  })
  const enviar = (file: File) => {
    const body = new FormData()
    body.append('file', file)
    setLeido(null)
    setQuitadas(new Set())
    leer.mutate({ body })
  }
  const marcadas = (leido?.devueltas ?? []).filter(({ sabida, lineaId }) => !sabida && !quitadas.has(lineaId))
  const ready = marcadas.length > 0 && !devolver.isPending
  const run = () =>
    ready &&
    devolver.mutate({ body: { lineas: marcadas.map(({ lineaId, fecha, motivo }) => ({ lineaId, fecha, motivo })) } })
  useKeys([{ keys: 'ctrl+enter', label: say.apuntar(marcadas.length), run, strip: true, typing: true }])
  const marcar = (lineaId: number, si: boolean) =>
    setQuitadas(new Set(si ? [...quitadas].filter((otra) => otra !== lineaId) : [...quitadas, lineaId]))
  return (
    <>
      <PlainHead screen="remesas" title={say.devueltos}>
        <span className="o-sp" />
        {leido !== null && leido.devueltas.length > 0 && (
          <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={run}>
            {say.apuntar(marcadas.length)}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec o-bank-import">
          <DropZone accept=".xml,.txt" disabled={leer.isPending} onFiles={([file]) => file && enviar(file)}>
            <Undo2 className="o-i" aria-hidden="true" />
            <span>
              {leer.isPending ? (
                say.leyendo
              ) : (
                <>
                  {say.suelte} <u>{say.elija}</u>
                </>
              )}
            </span>
            <small className="o-q">{say.formatos}</small>
          </DropZone>
          {leer.error && <Note look="error">{errorText(leer.error, t)}</Note>}
          {leido !== null && leido.desconocidas.length > 0 && (
            <Note look="warning">
              {say.desconocidas} {leido.desconocidas.join(', ')}
            </Note>
          )}
        </section>
        {leido !== null && (
          <section className="o-sec o-flat">
            {leido.devueltas.length === 0 ? (
              <p className="o-q">{say.nadaDevuelto}</p>
            ) : (
              <TablaDeDevueltas {...{ quitadas }} devueltas={leido.devueltas} onMark={marcar} />
            )}
          </section>
        )}
      </div>
    </>
  )
}
