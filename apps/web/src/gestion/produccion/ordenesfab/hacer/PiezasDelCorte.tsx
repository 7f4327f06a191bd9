import type { ProblemaDeCorte } from '@telar/contract/produccion/corte'
import { materias } from '@telar/contract/produccion/materias'
import { useMay } from '../../../access.ts'
import { Escanear } from '../../../parts/escaner/Escanear.tsx'
import { usePieza } from '../../../parts/escaner/use-pieza.ts'
import { Leido } from '../../../record/Leido.tsx'
import { useWords } from '../../../use-texts.ts'
import { TablaDePiezas } from '../TablaDePiezas.tsx'
import { BuscarPieza } from './BuscarPieza.tsx'
import { HACER } from './hacer-texts.ts'
import { TelaDelCorte } from './TelaDelCorte.tsx'
import type { Corte } from './use-corte.ts'

interface PiezasDelCorteProps {
  corte: Corte
  rechazos: ReadonlyMap<number, string>
  problemas: readonly ProblemaDeCorte[]
  sinHoja: boolean
}

/** From which rolls it is cut: material by material of the sheet, and whatever else is looked up. */
export function PiezasDelCorte({ corte, rechazos, problemas, sinHoja }: PiezasDelCorteProps) {
  const say = useWords(HACER)
  const may = useMay()
  const { otras, tomas, escribir } = corte
  const escaneada = usePieza((id, titulo) => {
    const reparo = corte.escanear(id)
    if (reparo === 'unfit') return say.rollUnfit(titulo)
    return reparo === 'spare' ? say.rollSpare(titulo) : null
  })
  const avisos = new Map(problemas.flatMap(({ mensaje, piezaIds }) => piezaIds.map((id) => [id, mensaje] as const)))
  return (
    <section className="o-model o-cut" aria-label={say.cloth}>
      <h2 className="o-h2">{say.cloth}</h2>
      <Escanear onCode={escaneada} />
      {sinHoja && <p className="o-q">{say.noSheet}</p>}
      <Leido de={corte.read}>
        {(telas) => telas.map((tela) => <TelaDelCorte key={tela.materiaId} {...{ tela, corte, rechazos, avisos }} />)}
      </Leido>
      {otras.length > 0 && (
        <div>
          <h3 className="o-m">{say.otherRolls}</h3>
          <TablaDePiezas
            piezas={otras}
            tomas={tomas}
            rechazos={rechazos}
            avisos={avisos}
            conMateria
            onChange={({ id, materiaId }, toma) => escribir(materiaId, { [id]: toma })}
          />
        </div>
      )}
      {may(materias.searchPiezas.access) && (
        <BuscarPieza without={corte.piezas.map(({ id }) => id)} onPick={corte.anadir} />
      )}
    </section>
  )
}
