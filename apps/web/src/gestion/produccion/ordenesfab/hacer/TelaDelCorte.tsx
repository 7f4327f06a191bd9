import type { TelaPorCortar } from '@telar/contract/produccion/corte'
import { sumar } from '@telar/domain/produccion/materia'
import { useColores } from '../../../catalogo/use-colores.ts'
import { Button } from '../../../parts/Button.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { useMedida } from '../../use-medida.ts'
import { TablaDePiezas } from '../TablaDePiezas.tsx'
import { HACER } from './hacer-texts.ts'
import { cantidadDe, lotesDe, type Pieza, paraColor, piezasDe, propuestaDe } from './tomas.ts'
import type { Corte } from './use-corte.ts'

interface TelaDelCorteProps {
  tela: TelaPorCortar
  corte: Corte
  rechazos: ReadonlyMap<number, string>
  avisos: ReadonlyMap<number, string>
}

/** One material: what the garments take of it, the rolls there are, and how much of each. */
export function TelaDelCorte({ tela, corte, rechazos, avisos }: TelaDelCorteProps) {
  const { number, decimal } = useFormat()
  const medida = useMedida()
  const say = useWords(HACER)
  const piezas = piezasDe(tela)
  const mida = (n: number) => medida(n, tela.unidad)
  const chosen = sumar(piezas.map((pieza) => cantidadDe(pieza, corte.tomas[pieza.id], decimal) ?? 0))
  const missing = sumar([tela.necesaria, -chosen])
  return (
    <div>
      <h3 className="o-row o-wrap">
        <b className="o-m">{tela.materia}</b>
        <span className="o-q">{say.needed(mida(tela.necesaria))}</span>
        <span className="o-q">{say.chosen(mida(chosen))}</span>
        {tela.reservada > 0 && <span className="o-q">{say.reserved(mida(tela.reservada))}</span>}
        {missing > 0 && <span className="o-warn">{say.short(mida(missing))}</span>}
        <span className="o-sp" />
        {piezas.length > 0 && (
          <Button small onClick={() => corte.proponer(tela)}>
            {say.proposal}
          </Button>
        )}
      </h3>
      {tela.porColor.map(({ colorId, necesaria }) => (
        <LotesDelColor
          key={colorId}
          colorId={colorId}
          necesaria={mida(necesaria)}
          piezas={paraColor(piezas, colorId)}
          onPick={(suyas, lote) => corte.escribir(tela.materiaId, propuestaDe(suyas, necesaria, lote, number))}
        />
      ))}
      {piezas.length === 0 ? (
        <p className="o-q">{say.noRolls}</p>
      ) : (
        <TablaDePiezas
          piezas={piezas}
          tomas={corte.tomas}
          rechazos={rechazos}
          avisos={avisos}
          onChange={({ id }, toma) => corte.escribir(tela.materiaId, { [id]: toma })}
        />
      )}
    </div>
  )
}

interface LotesDelColorProps {
  colorId: number
  necesaria: string
  piezas: readonly Pieza[]
  onPick: (piezas: readonly Pieza[], lote: string) => void
}

/** The dye lots of one colour, where there is a choice. */
function LotesDelColor({ colorId, necesaria, piezas, onPick }: LotesDelColorProps) {
  const medida = useMedida()
  const say = useWords(HACER)
  const { color, nombre } = useColores()
  const lotes = lotesDe(piezas)
  if (lotes.length < 2) return null
  return (
    <p className="o-row o-wrap o-cut-lots">
      <span>
        <Swatch hex={color(colorId)?.hex ?? 'transparent'} />
        {nombre(colorId)}
      </span>
      <span className="o-q">
        {necesaria}. {say.byLot}:
      </span>
      {lotes.map(({ lote, hay }) => (
        <Button key={lote} small onClick={() => onPick(piezas, lote)}>
          {say.lot(lote || say.noLot, medida(hay, piezas[0]?.unidad ?? ''))}
        </Button>
      ))}
    </p>
  )
}
