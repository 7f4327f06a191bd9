import { type Modelo, modelos } from '@telar/contract/catalogo/modelos'
import { escandallos } from '@telar/contract/produccion/escandallos'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { SE_PLANEA } from '@telar/domain/produccion/orden-fab'
import { useMay } from '../../../access.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useRead } from '../../../calls.ts'
import { BuscarModelo } from '../../../catalogo/BuscarModelo.tsx'
import { useRejilla } from '../../../catalogo/use-modelos.ts'
import { Button } from '../../../parts/Button.tsx'
import { Note } from '../../../parts/Note.tsx'
import { Leido } from '../../../record/Leido.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { clave, enLineas } from '../cuentas.ts'
import { EDITOR } from './editor-texts.ts'
import { ordenForm } from './editor-values.ts'

/** The model and how many of each colour and size; once something is cut it is only read. */
export function PlanDeOrden({ orden }: { orden: OrdenFab | undefined }) {
  const say = useWords(EDITOR)
  const { setValue } = ordenForm.useForm()
  const modeloId = ordenForm.useValue('modeloId')
  const read = useRead(modelos.get, { params: { id: modeloId ?? 0 } }, { enabled: modeloId !== null })
  const change = (id: number | null) => {
    setValue('modeloId', id, { shouldDirty: true })
    setValue('lineas', [], { shouldDirty: true })
  }
  const mayChange = !orden || orden.estado === 'borrador'
  return (
    <div className="o-order-main">
      {modeloId === null ? (
        <>
          <BuscarModelo without={[]} label={say.pickModel} none={say.noModel} onPick={change} />
          <p className="o-q">{say.whatFirst}</p>
        </>
      ) : (
        <Leido de={read}>
          {(modelo) => (
            <Plan
              key={modelo.id}
              modelo={modelo}
              fixed={orden !== undefined && !SE_PLANEA.includes(orden.estado)}
              onOther={mayChange ? () => change(null) : undefined}
            />
          )}
        </Leido>
      )}
    </div>
  )
}

interface PlanProps {
  modelo: Modelo
  fixed: boolean
  onOther: (() => void) | undefined
}

function Plan({ modelo, fixed, onOther }: PlanProps) {
  const { number } = useFormat()
  const say = useWords(EDITOR)
  const rejilla = useRejilla(modelo)
  const { field, fieldState } = ordenForm.useField('lineas')
  const lineas = field.value
  const celdas = Object.fromEntries(
    lineas.flatMap(({ colorId, tallasCantidades }) =>
      tallasCantidades.map(({ talla, cantidad }) => [clave(colorId, talla), cantidad]),
    ),
  )
  const total = Object.values(celdas).reduce((n, una) => n + una, 0)
  return (
    <section className="o-model">
      <h2 className="o-row">
        <b>{modelo.numero}</b> <span className="o-el">{modelo.nombre}</span>
        <span className="o-sp" />
        {onOther && (
          <Button look="ghost" small onClick={onOther}>
            {say.otherModel}
          </Button>
        )}
        <b>{number(total)}</b>
      </h2>
      <SinHoja modeloId={modelo.id} />
      {fixed && <p className="o-q">{say.planFixed}</p>}
      <Matriz
        {...rejilla}
        title={modelo.numero}
        cantidad={(colorId, talla) => celdas[clave(colorId, talla)] ?? 0}
        {...(fixed
          ? {}
          : {
              onChange: (cambios) =>
                field.onChange(
                  enLineas({
                    ...celdas,
                    ...Object.fromEntries(cambios.map((c) => [clave(c.colorId, c.talla), c.cantidad])),
                  }),
                ),
            })}
      />
      {fieldState.error && <p className="o-err">{say.noCells}</p>}
    </section>
  )
}

/** A model without a cost sheet can be made, but nothing of it can be foreseen. */
function SinHoja({ modeloId }: { modeloId: number }) {
  const say = useWords(EDITOR)
  const may = useMay()
  const { data } = useRead(
    escandallos.getEscandallo,
    { params: { id: modeloId } },
    { enabled: may(escandallos.getEscandallo.access) },
  )
  return data === null ? <Note look="warning">{say.noSheet}</Note> : null
}
