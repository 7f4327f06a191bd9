import { type Candidato, type Oleada, oleadas } from '@telar/contract/ventas/oleadas'
import { useState } from 'react'
import { useCommand, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { FilaDeCandidato } from './FilaDeCandidato.tsx'
import { type Filtros, FiltrosDeOleada, SIN_FILTROS } from './FiltrosDeOleada.tsx'
import { ELEGIR, OLEADA } from './oleada-texts.ts'

const LO_MAS = 50

/** The orders of a wave are chosen among those that can leave. */
export function ElegirPedidos({ oleada }: { oleada: Oleada | null }) {
  const say = useWords(ELEGIR)
  const de = useWords(OLEADA)
  const t = useWords(OFFICE)
  const go = useGo()
  const [filtros, setFiltros] = useState<Filtros>(SIN_FILTROS)
  const [elegidos, setElegidos] = useState<ReadonlySet<number>>(new Set())
  const [nota, setNota] = useState('')
  const [failure, setFailure] = useFailure()
  const leidos = useRead(oleadas.candidatos, { body: filtros }, { staleTime: 0, placeholderData: (antes) => antes })
  const abrir = useCommand(oleadas.create)
  const anadir = useCommand(oleadas.anadir)
  const suyos = (leidos.data ?? []).filter(({ id }) => elegidos.has(id))
  const n = suyos.length
  const posible = n > 0 && n <= LO_MAS && !abrir.isPending && !anadir.isPending
  const hacer = async () => {
    if (!posible) return
    setFailure(null)
    const body = { pedidoIds: suyos.map(({ id }) => id), libres: filtros.libres }
    try {
      const id = oleada
        ? await anadir.mutateAsync({ params: { id: oleada.id }, body })
        : await abrir.mutateAsync({ body: { ...body, nota } })
      notify(de.abierta)
      go(hrefOf('oleadas', Number(id)), { replace: true })
    } catch (error) {
      setFailure(error)
      // who is in another wave by now is no longer to be chosen
      void leidos.refetch()
    }
  }
  const verbo = oleada ? say.meter(n) : say.abrir(n)
  useKeys([{ keys: 'ctrl+enter', label: verbo, run: () => void hacer(), strip: true, typing: true }])
  return (
    <>
      <PlainHead screen="oleadas" title={oleada ? `${oleada.numero} · ${say.anadir}` : say.titulo}>
        <span className="o-sp" />
        {oleada && <Button onClick={() => go(hrefOf('oleadas', oleada.id), { replace: true })}>{t.back}</Button>}
        <Button look="main" keys="ctrl+enter" disabled={!posible} onClick={() => void hacer()}>
          {verbo}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {n > LO_MAS && <Note look="error">{say.demasiados}</Note>}
          <p className="o-q o-measure">{say.que}</p>
          <FiltrosDeOleada filtros={filtros} onChange={setFiltros} />
          <Leido de={leidos}>
            {(candidatos) => <Candidatos candidatos={candidatos} elegidos={elegidos} onElegir={setElegidos} />}
          </Leido>
          {!oleada && (
            <FieldShell id="nota" label={say.nota}>
              <input
                id="nota"
                className="o-in"
                maxLength={200}
                placeholder={say.notaQue}
                value={nota}
                onChange={({ target }) => setNota(target.value)}
              />
            </FieldShell>
          )}
        </div>
      </div>
    </>
  )
}

interface CandidatosProps {
  candidatos: Candidato[]
  elegidos: ReadonlySet<number>
  onElegir: (elegidos: ReadonlySet<number>) => void
}

function Candidatos({ candidatos, elegidos, onElegir }: CandidatosProps) {
  const say = useWords(ELEGIR)
  if (candidatos.length === 0) return <p className="o-q">{say.ninguno}</p>
  const poner = (id: number, si: boolean) => {
    const otros = new Set(elegidos)
    if (si) otros.add(id)
    else otros.delete(id)
    onElegir(otros)
  }
  return (
    <section>
      <div className="o-row">
        <Button small onClick={() => onElegir(new Set(candidatos.slice(0, LO_MAS).map(({ id }) => id)))}>
          {say.marcarTodos}
        </Button>
        <Button small onClick={() => onElegir(new Set())}>
          {say.quitarTodos}
        </Button>
      </div>
      <ul className="o-wave-orders">
        {candidatos.map((candidato) => (
          <FilaDeCandidato
            key={candidato.id}
            candidato={candidato}
            elegido={elegidos.has(candidato.id)}
            onElegir={(si) => poner(candidato.id, si)}
          />
        ))}
      </ul>
    </section>
  )
}
