import type { Oleada, Parada } from '@telar/contract/ventas/oleadas'
import { porCoger } from '@telar/domain/ventas/oleada'
import { useState } from 'react'
import { Note } from '../../parts/Note.tsx'
import { useWords } from '../../use-texts.ts'
import { FilaDeParada } from './FilaDeParada.tsx'
import { NoEstaDialog } from './NoEstaDialog.tsx'
import { OLEADA } from './oleada-texts.ts'

interface RecorridoProps {
  oleada: Oleada
  hacer: (acto: () => Promise<unknown>) => Promise<void>
}

/** The walk, shelf by shelf; what is picked gives way to what comes next. */
export function Recorrido({ oleada, hacer }: RecorridoProps) {
  const say = useWords(OLEADA)
  const abierta = oleada.estado === 'abierta'
  const [todas, setTodas] = useState(false)
  const [buscada, setBuscada] = useState<Parada | null>(null)
  const quedan = oleada.paradas.filter((una) => porCoger(una) > 0)
  const vistas =
    todas || !abierta ? oleada.paradas : oleada.paradas.filter((una) => porCoger(una) > 0 || una.faltan > 0)
  const [siguiente] = quedan
  return (
    <section aria-label={say.recorrido}>
      <div className="o-row o-wrap">
        <h2 className="o-h2">{say.recorrido}</h2>
        <span className="o-sp" />
        {abierta && (
          <label className="o-tick">
            <input
              type="checkbox"
              className="o-ck"
              checked={todas}
              onChange={({ target }) => setTodas(target.checked)}
            />
            {say.verCogidas}
          </label>
        )}
      </div>
      {abierta && quedan.length === 0 && oleada.paradas.length > 0 && <Note look="good">{say.todo}</Note>}
      {porEstante(vistas).map(({ codigo, paradas }) => (
        <section key={codigo ?? ''} className="o-wave-stop" aria-label={codigo ?? say.sinEstante}>
          <h3 className="o-shelf-code">{codigo ?? say.sinEstante}</h3>
          <ul>
            {paradas.map((parada) => (
              <FilaDeParada
                key={`${parada.modeloId} ${parada.colorId} ${parada.talla}`}
                {...{ parada, hacer }}
                oleadaId={oleada.id}
                abierta={abierta}
                siguiente={parada === siguiente}
                onNoEsta={() => setBuscada(parada)}
              />
            ))}
          </ul>
        </section>
      ))}
      {buscada && <NoEstaDialog oleadaId={oleada.id} parada={buscada} onClose={() => setBuscada(null)} />}
    </section>
  )
}

/** Stops that follow one another on the same shelf stand together. */
function porEstante(paradas: readonly Parada[]): { codigo: string | null; paradas: Parada[] }[] {
  return [...Map.groupBy(paradas, ({ ubicacion }) => ubicacion)].map(([codigo, suyas]) => ({ codigo, paradas: suyas }))
}
