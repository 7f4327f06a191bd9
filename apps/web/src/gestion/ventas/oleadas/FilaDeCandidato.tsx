import type { Candidato } from '@telar/contract/ventas/oleadas'
import { hoy } from '../../../kit/hoy.ts'
import { State } from '../../parts/State.tsx'
import { useWords } from '../../use-texts.ts'
import { ELEGIR } from './oleada-texts.ts'
import { usePlazo } from './use-plazo.ts'

interface FilaDeCandidatoProps {
  candidato: Candidato
  elegido: boolean
  onElegir: (si: boolean) => void
}

/** An order that can leave: whose, when, and how much of it. */
export function FilaDeCandidato({ candidato, elegido, onElegir }: FilaDeCandidatoProps) {
  const say = useWords(ELEGIR)
  const plazo = usePlazo()
  const { numero, cliente, tipo, desde, hasta, enCasa, libres, pendientes, completo, bloqueado } = candidato
  return (
    <li>
      <label className="o-row">
        <input type="checkbox" className="o-ck" checked={elegido} onChange={({ target }) => onElegir(target.checked)} />
        <span className="o-el">
          <b className="o-m">{numero}</b> {cliente}
          <span className="o-q o-block">
            {[say[tipo], plazo(desde, hasta), say.salen(enCasa + libres, pendientes)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="o-sp" />
        {hasta !== null && hasta < hoy() && <State mark="late">{say.tarde}</State>}
        {bloqueado && <State mark="blocked">{say.bloqueado}</State>}
        {completo && <State mark="full">{say.completo}</State>}
      </label>
    </li>
  )
}
