import { X } from 'lucide-react'
import { BuscarModelo } from '../../catalogo/BuscarModelo.tsx'
import { useModelos } from '../../catalogo/use-modelos.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { firstMessage } from '../../record/form/told.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { Marcados } from '../Marcados.tsx'
import { useAlcances, useLeerGrupos } from '../use-alcances.ts'
import { campo, LABELS, PROMOCION, type Promocion, promocionForm } from './promocion-values.ts'

/** A promotion: how much less, of what, for whom, from when to when. */
export default function FichaDePromocion({ mayWrite }: PartProps<Promocion>) {
  const say = useWords(PROMOCION)
  const labels = useWords(LABELS)
  const grupos = useLeerGrupos()
  const { tipos, colecciones } = useAlcances()
  const ambito = promocionForm.useValue('ambito')
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
          {field('dto')}
          {field('precio')}
          {field('acumulable')}
        </div>
      </Part>
      <Part title={say.deQue}>
        <div className="o-form o-form-flush">
          {field('ambito')}
          {(ambito === 'tipos' || ambito === 'colecciones') && (
            <Marcados
              key={ambito}
              name="cuales"
              label={labels.cuales}
              options={ambito === 'tipos' ? tipos : colecciones}
              disabled={disabled}
            />
          )}
        </div>
        {ambito === 'modelos' && <Modelos disabled={disabled} />}
      </Part>
      <Part title={say.paraQuien} hint={say.paraTodos}>
        <Leido de={grupos}>
          {(todos) => <Marcados name="grupoIds" label={labels.grupoIds} options={todos} disabled={disabled} />}
        </Leido>
      </Part>
    </form>
  )
}

function Modelos({ disabled }: { disabled: boolean }) {
  const say = useWords(PROMOCION)
  const { field, fieldState } = promocionForm.useField('cuales')
  const modelos = useModelos(field.value)
  const error = firstMessage(fieldState.error)
  return (
    <>
      {field.value.map((id) => {
        const modelo = modelos.get(id)
        const nombre = modelo ? `${modelo.numero} ${modelo.nombre}` : '…'
        return (
          <div className="o-row" key={id}>
            {nombre}
            <Button
              look="ghost"
              small
              iconOnly
              icon={X}
              disabled={disabled}
              onClick={() => field.onChange(field.value.filter((otro) => otro !== id))}
            >
              {say.quitar(nombre)}
            </Button>
          </div>
        )
      })}
      {error && <p className="o-err">{error}</p>}
      {!disabled && (
        <BuscarModelo
          without={field.value}
          label={say.anadirModelo}
          none={say.noHay}
          onPick={(id) => field.onChange([...field.value, id])}
        />
      )}
    </>
  )
}
