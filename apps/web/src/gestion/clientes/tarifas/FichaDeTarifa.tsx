import type { Tarifa } from '@telar/contract/clientes/tarifas'
import {
  AMBITOS_DE_TARIFA,
  type AmbitoDeTarifa,
  CUENTAS_DE_ESCALA,
  type CuentaDeEscala,
} from '@telar/domain/catalogo/tarifa'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { useTypedNumber } from '../../parts/hoja/use-typed-number.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { firstMessage } from '../../record/form/told.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Marcados } from '../Marcados.tsx'
import { useAlcances, useLeerGrupos } from '../use-alcances.ts'
import { TARIFA } from './tarifa-texts.ts'
import { campo, LABELS, tarifaForm } from './tarifa-values.ts'

/** A price list: whose it is, from when to when, its percentages and its scales. */
export default function FichaDeTarifa({ mayWrite }: PartProps<Tarifa>) {
  const say = useWords(TARIFA)
  const grupos = useLeerGrupos()
  const disabled = !mayWrite
  const field = (name: keyof typeof LABELS) => (
    <FieldView key={name} field={campo(name)} label={LABELS[name]} disabled={disabled} />
  )
  return (
    <form className="o-parts" onSubmit={(event) => event.preventDefault()} noValidate>
      <Part title={say.datos}>
        <div className="o-form o-form-flush">
          {field('nombre')}
          {field('desde')}
          {field('hasta')}
          {field('activa')}
          {field('notas')}
        </div>
      </Part>
      <Part title={say.paraQuien}>
        <Leido de={grupos}>
          {(todos) =>
            todos.length === 0 ? (
              <p className="o-q">{say.sinGrupos}</p>
            ) : (
              <Marcados name="grupoIds" label={say.grupos} options={todos} disabled={disabled} />
            )
          }
        </Leido>
      </Part>
      <Reglas disabled={disabled} />
      <Escalas disabled={disabled} />
    </form>
  )
}

/** One thing under another, each with its way out. */
function Filas<F>({
  filas,
  disabled,
  onChange,
  nueva,
  error,
  children,
}: {
  filas: readonly F[]
  disabled: boolean
  onChange: (filas: F[]) => void
  nueva: F
  error: string | undefined
  children: (fila: F, put: (cambio: Partial<F>) => void, i: number) => ReactNode
}) {
  const say = useWords(TARIFA)
  return (
    <div className="o-listed">
      {filas.map((fila, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and go by their place.
        <div className="o-row o-wrap" key={i}>
          {children(fila, (cambio) => onChange(filas.map((una, j) => (i === j ? { ...una, ...cambio } : una))), i)}
          <Button
            look="ghost"
            small
            iconOnly
            icon={X}
            disabled={disabled}
            onClick={() => onChange(filas.filter((_, j) => i !== j))}
          >
            {say.quitar}
          </Button>
        </div>
      ))}
      {error && <p className="o-err">{error}</p>}
      <Button small icon={Plus} disabled={disabled} onClick={() => onChange([...filas, nueva])}>
        {say.anadir}
      </Button>
    </div>
  )
}

function Reglas({ disabled }: { disabled: boolean }) {
  const say = useWords(TARIFA)
  const alcances = useAlcances()
  const { field, fieldState } = tarifaForm.useField('reglas')
  const opciones = { todo: [], temporada: alcances.temporadas, tipo: alcances.tipos, coleccion: alcances.colecciones }
  return (
    <Part title={say.porcentajes} hint={say.porcentajesHint}>
      <Filas
        {...{ disabled, filas: field.value, onChange: field.onChange, error: firstMessage(fieldState.error) }}
        nueva={{ ambito: 'todo' as AmbitoDeTarifa, cual: null, dto: null }}
      >
        {({ ambito, cual, dto }, put, i) => (
          <>
            <select
              className="o-in o-in-season"
              aria-label={`${say.de} ${i + 1}`}
              disabled={disabled}
              value={ambito}
              onChange={({ target }) => put({ ambito: target.value as AmbitoDeTarifa, cual: null })}
            >
              {AMBITOS_DE_TARIFA.map((uno) => (
                <option key={uno} value={uno}>
                  {say.ambito[uno]}
                </option>
              ))}
            </select>
            {ambito !== 'todo' && (
              <select
                className="o-in o-in-season"
                aria-label={`${say.cual} ${i + 1}`}
                disabled={disabled}
                value={cual ?? ''}
                onChange={({ target }) => put({ cual: target.value === '' ? null : Number(target.value) })}
              >
                <option value="">{say.cual}…</option>
                {opciones[ambito].map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
            <Cifra label={`${say.dto} ${i + 1}`} value={dto} disabled={disabled} onChange={(n) => put({ dto: n })} />
            <span className="o-q">%</span>
          </>
        )}
      </Filas>
    </Part>
  )
}

function Escalas({ disabled }: { disabled: boolean }) {
  const say = useWords(TARIFA)
  const { field, fieldState } = tarifaForm.useField('escalas')
  return (
    <Part title={say.escalas} hint={say.escalasHint}>
      <Filas
        {...{ disabled, filas: field.value, onChange: field.onChange, error: firstMessage(fieldState.error) }}
        nueva={{ de: 'modelo' as CuentaDeEscala, desde: null, dto: null }}
      >
        {({ de, desde, dto }, put, i) => (
          <>
            <select
              className="o-in o-in-season"
              aria-label={`${say.de} ${i + 1}`}
              disabled={disabled}
              value={de}
              onChange={({ target }) => put({ de: target.value as CuentaDeEscala })}
            >
              {CUENTAS_DE_ESCALA.map((una) => (
                <option key={una} value={una}>
                  {say.cuenta[una]}
                </option>
              ))}
            </select>
            <span className="o-q">{say.desde}</span>
            <Cifra
              label={`${say.desde} ${i + 1}`}
              value={desde}
              disabled={disabled}
              onChange={(n) => put({ desde: n })}
            />
            <Cifra label={`${say.dto} ${i + 1}`} value={dto} disabled={disabled} onChange={(n) => put({ dto: n })} />
            <span className="o-q">%</span>
          </>
        )}
      </Filas>
    </Part>
  )
}

function Cifra({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string
  value: number | null
  disabled: boolean
  onChange: (value: number | null) => void
}) {
  const { number } = useFormat()
  const { text, meant, setText, settle } = useTypedNumber<number | null>(
    value,
    (n) => (n === null ? '' : number(n)),
    (n) => n,
  )
  return (
    <input
      className="o-in o-in-xs o-n"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(meant(target.value))
      }}
      onBlur={() => {
        if (value !== null) settle()
      }}
    />
  )
}
