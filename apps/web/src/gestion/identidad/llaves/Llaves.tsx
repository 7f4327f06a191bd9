import { type Llave, llaves } from '@telar/contract/identidad/llaves'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useMay, useScreen } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { titleOf } from '../../frame/title.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Secreto } from '../../parts/Secreto.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { LLAVES as SAY } from './llaves-texts.ts'
import { NuevaLlave } from './NuevaLlave.tsx'

/** The keys of programs: who made each, what it may do, when it was last used, and the way to end it. */
export default function Llaves() {
  const may = useMay()
  const { idioma } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('llaves')
  const read = useRead(llaves.list, {}, { staleTime: 0 })
  const [haciendo, setHaciendo] = useState(false)
  const [hecha, setHecha] = useState<string | null>(null)
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        {may(llaves.crear.access) && !haciendo && (
          <Button look="main" icon={KeyRound} onClick={() => setHaciendo(true)}>
            {say.nueva}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, whatever it holds. */}
      <section className="o-scroll" tabIndex={0} aria-label={titleOf(screen, idioma)}>
        <section className="o-sec">
          <p className="o-q o-measure">{say.explica}</p>
          {hecha && <Secreto titulo={say.hecha} valor={hecha} />}
        </section>
        {haciendo && (
          <NuevaLlave
            onClose={() => setHaciendo(false)}
            onMade={(llave) => {
              setHecha(llave)
              setHaciendo(false)
            }}
          />
        )}
        <Leido de={read}>{(todas) => <Tabla llaves={todas} />}</Leido>
      </section>
    </>
  )
}

function Situacion({ llave: { revocadaEn, caducaEn } }: { llave: Llave }) {
  const say = useWords(SAY)
  if (revocadaEn) return <State mark="blocked">{say.revocada}</State>
  if (caducaEn && Date.parse(caducaEn) < Date.now()) return <State mark="late">{say.caducada}</State>
  return <State mark="done">{say.vale}</State>
}

function Tabla({ llaves: todas }: { llaves: Llave[] }) {
  const may = useMay()
  const { moment, number } = useFormat()
  const say = useWords(SAY)
  const [fuera, setFuera] = useState<Llave | null>(null)
  const { mutateAsync: revocar } = useCommand(llaves.revocar)
  if (todas.length === 0)
    return (
      <section className="o-sec">
        <p className="o-q">{say.ninguna}</p>
      </section>
    )
  return (
    <section className="o-sec">
      <Sideways>
        <table className="o-t o-t-wide">
          <thead>
            <tr>
              <th>{say.nombre}</th>
              <th>{say.llave}</th>
              <th>{say.quien}</th>
              <th>{say.permisos}</th>
              <th>{say.porMinuto}</th>
              <th>{say.usada}</th>
              <th>{say.caduca}</th>
              <th>{say.estado}</th>
              <th>
                <span className="o-sr">{say.revocar}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {todas.map((llave) => (
              <tr key={llave.id}>
                <td className="o-m">{llave.nombre}</td>
                <td>
                  <code>{llave.principio}…</code>
                </td>
                <td>{llave.quien}</td>
                <td title={llave.permisos.join('\n')}>{number(llave.permisos.length)}</td>
                <td>{number(llave.porMinuto)}</td>
                <td>{llave.usadaEn ? moment(llave.usadaEn) : say.nunca}</td>
                <td>{llave.caducaEn ? moment(llave.caducaEn) : say.nunca}</td>
                <td>
                  <Situacion llave={llave} />
                </td>
                <td>
                  {!llave.revocadaEn && may(llaves.revocar.access) && (
                    <Button small look="ghost" onClick={() => setFuera(llave)}>
                      {say.revocar}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {fuera && (
        <PreguntaDialog
          title={say.revocarla(fuera.nombre)}
          description={say.alMomento}
          verb={say.revocar}
          onClose={() => setFuera(null)}
          onConfirm={() => revocar({ params: { id: fuera.id } })}
        />
      )}
    </section>
  )
}
