import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { Reconocido } from '@telar/contract/facturacion/dictado'
import { useColores } from '../../../catalogo/use-colores.ts'
import { State } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { Tallas } from '../ver/LineasDeFactura.tsx'
import { DICTADO } from './dictado-texts.ts'
import { certeza, deOtroModelo, MARCA, type Reconocida } from './reconocida.ts'

interface FilaReconocidaProps {
  linea: Reconocida
  avisos: Reconocido['avisos']
  modelo: Modelo | undefined
  ready: boolean
  taken: boolean
  onTake: (take: boolean) => void
  onChange: (linea: Reconocida) => void
}

/** One understood line: how certain it is, what else it may have been, whether it enters. */
export function FilaReconocida({ linea, avisos, modelo, ready, taken, onTake, onChange }: FilaReconocidaProps) {
  const { number, money } = useFormat()
  const { nombre } = useColores()
  const say = useWords(DICTADO)
  const grado = certeza(linea)
  const { candidatos, numero } = linea
  const colores = [...new Set(modelo?.variantes.map(({ colorId }) => colorId) ?? [])]
  return (
    <li className={ready ? undefined : 'o-amiss'}>
      <input
        type="checkbox"
        className="o-ck"
        aria-label={`${say.take} ${numero}`}
        checked={taken}
        disabled={!ready}
        onChange={(event) => onTake(event.target.checked)}
      />
      <State mark={MARCA[grado]}>{say.sure[grado]}</State>
      {candidatos.modelos.length > 0 ? (
        <select
          className="o-in o-in-auto"
          aria-label={say.model}
          value={linea.modeloId ?? ''}
          onChange={({ target: { value } }) => onChange(deOtroModelo(linea, Number(value) || null))}
        >
          <option value="">{say.choose}</option>
          {candidatos.modelos.map((candidato) => (
            <option key={candidato.id} value={candidato.id}>
              {candidato.numero} {candidato.nombre}
            </option>
          ))}
        </select>
      ) : (
        <span>
          <b>{numero}</b> {linea.nombre}
        </span>
      )}
      {modelo && (
        <select
          className="o-in o-in-auto"
          aria-label={say.colour}
          value={linea.colorId ?? ''}
          onChange={({ target: { value } }) => onChange({ ...linea, colorId: Number(value) || null })}
        >
          <option value="">{linea.color || say.choose}</option>
          {colores.map((id) => (
            <option key={id} value={id}>
              {nombre(id)}
            </option>
          ))}
        </select>
      )}
      <Tallas tallas={linea.tallasCantidades} />
      <span className="o-sp" />
      <span>
        <b>{number(linea.cantidad)}</b> {linea.precio !== null && `× ${money(linea.precio)}`}{' '}
        {linea.porque && <span className="o-q">{linea.porque}</span>}{' '}
        {linea.dto > 0 && <span className="o-tag">{say.dto(number(linea.dto))}</span>}
      </span>
      {avisos.map(({ texto, nivel }) => (
        <p key={texto} className={nivel === 'error' ? 'o-err o-s' : 'o-q o-s'}>
          {texto}
        </p>
      ))}
    </li>
  )
}
