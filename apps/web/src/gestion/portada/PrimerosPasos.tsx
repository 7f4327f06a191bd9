import { type PrimerosPasos as Pasos, primerospasos } from '@telar/contract/casa/primerospasos'
import { useState } from 'react'
import { useMay } from '../access.ts'
import { useCommand } from '../calls.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { PreguntaDialog } from '../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { State } from '../parts/State.tsx'
import { type Href, hrefOf } from '../place.ts'
import { useWords } from '../use-texts.ts'
import { PASOS } from './primeros-pasos-texts.ts'

type Paso = Pasos['pasos'][number]['paso']

const ADONDE: Record<Paso, Href> = {
  empresa: hrefOf('ajustes', null, { parte: 'empresa' }),
  series: hrefOf('ajustes', null, { parte: 'facturacion' }),
  correo: hrefOf('ajustes', null, { parte: 'correo' }),
  usuarios: hrefOf('users', 'nuevo'),
  catalogo: hrefOf('importaciones', null, { que: 'modelos' }),
  clientes: hrefOf('importaciones', null, { que: 'clientes' }),
}

/** What a new house still lacks: each step leads to where it is done, and is ticked by what the house holds. */
export default function PrimerosPasos({ de }: { de: Pasos }) {
  const t = useWords(OFFICE)
  const say = useWords(PASOS)
  const dar = useCommand(primerospasos.darPaso, { onError: (error) => notify(errorText(error, t), { bad: true }) })
  const hechos = de.pasos.filter(({ hecho }) => hecho).length
  return (
    <section className="o-answer" aria-label={say.titulo}>
      <h2 className="o-h2 o-row">
        <span>
          {say.titulo}{' '}
          <span className="o-q">
            {hechos} / {de.pasos.length}
          </span>
        </span>
        <span className="o-sp" />
        <Button small look="ghost" onClick={() => dar.mutate({ body: { paso: 'todos' } })}>
          {say.guardar}
        </Button>
      </h2>
      <ul className="o-first">
        {de.pasos.map(({ paso, hecho }) => (
          <li key={paso}>
            <State mark={hecho ? 'full' : 'ring'}>{hecho ? say.hecho : say.falta}</State>
            <span className="o-sp">
              <b className="o-m">{say.pasos[paso].que}</b> <span className="o-q">{say.pasos[paso].como}</span>
            </span>
            {!hecho && paso === 'series' && (
              <Button small onClick={() => dar.mutate({ body: { paso } })} disabled={dar.isPending}>
                {say.asi}
              </Button>
            )}
            {!hecho && paso === 'catalogo' && de.muestra && <Muestra />}
            {!hecho && (
              <OfficeLink
                className="o-btn o-btn-sm"
                href={ADONDE[paso]}
                aria-label={`${say.ir}: ${say.pasos[paso].que}`}
              >
                {say.ir}
              </OfficeLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Muestra() {
  const say = useWords(PASOS)
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const { mutateAsync: poner } = useCommand(primerospasos.ponerMuestra)
  if (!may(primerospasos.ponerMuestra.access)) return null
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        {say.muestra}
      </Button>
      {asking && (
        <PreguntaDialog
          title={say.muestra}
          description={say.muestraQue}
          verb={say.muestra}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await poner({})
            notify(say.muestraPuesta)
          }}
        />
      )}
    </>
  )
}
