import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { redondearA } from '@telar/domain/dinero'
import type { Textos } from '@telar/domain/idioma'
import { useEffect, useRef } from 'react'
import { useRead } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { ChoiceField } from '../../record/form/ChoiceField.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DE_MATERIAS, DE_PROVEEDORES } from '../lookups.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import { entregaForm } from './entrega-values.ts'
import { RECIBIR } from './recibir-texts.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'materiaId', control: 'lookup', from: DE_MATERIAS, width: 'medium', label: P.materia },
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES, width: 'medium', label: P.proveedor },
  { name: 'albaranProveedor', control: 'text', width: 'short', label: P.albaran },
  { name: 'fecha', control: 'date', label: P.fecha },
  { name: 'precio', control: 'money', label: RECIBIR.precio },
]

/** The fields that say themselves what is wrong with them. */
export const CAMPOS = [...FIELDS.map(({ name }) => name), 'entradaId']

/** What a material usually is: whose, and at what price; an awaited delivery knows better. */
function useLoHabitual(materia: MateriaFila | undefined) {
  const { resetField } = entregaForm.useForm()
  const entradaId = entregaForm.useValue('entradaId')
  const filters = [
    { field: 'materiaId', operator: 'eq', value: materia?.id ?? 0 } as const,
    { field: 'abierta', operator: 'gt', value: 0 } as const,
  ]
  const { data } = useRead(
    materias.searchEntradas,
    {
      body: { advancedFilter: { logic: 'and', filters }, pageSize: 50, orderBy: ['fecha'] },
    },
    // as it was seen until it is read on purpose: what is sent again after a cut line is the same
    { enabled: materia !== undefined, staleTime: 0, refetchOnReconnect: false },
  )
  const esperadas = data?.data ?? []
  const esperada = esperadas.find(({ id }) => id === entradaId)
  const { proveedorId, precio } = esperada ?? materia ?? {}
  const version = esperada?.version ?? null
  useEffect(() => {
    if (proveedorId === undefined) return
    resetField('proveedorId', { defaultValue: proveedorId })
    resetField('precio', { defaultValue: precio })
  }, [proveedorId, precio, resetField])
  useEffect(() => resetField('version', { defaultValue: version }), [version, resetField])
  return esperadas
}

/** What came, from whom, with which note, when and at what price. */
export function CabeceraDeEntrega({ materia }: { materia: MateriaFila | undefined }) {
  const { number, price, date } = useFormat()
  const medida = useMedida()
  const say = useWords(RECIBIR)
  const { setValue } = entregaForm.useForm()
  const esperadas = useLoHabitual(materia)
  const materiaId = entregaForm.useValue('materiaId')
  const precio = entregaForm.useValue('precio')
  const antes = useRef(materiaId)
  useEffect(() => {
    if (antes.current === materiaId) return
    antes.current = materiaId
    setValue('entradaId', null)
  }, [materiaId, setValue])
  const cambio =
    materia && materia.precio > 0 && typeof precio === 'number' ? redondearA((precio / materia.precio - 1) * 100, 1) : 0
  const frase = cambio > 0 ? say.sube : say.baja
  return (
    <form className="o-form o-form-flush" onSubmit={(event) => event.preventDefault()} noValidate>
      {FIELDS.map(({ label, ...field }) => (
        <FieldView key={field.name} field={field} label={label} disabled={false} />
      ))}
      {cambio !== 0 && materia && (
        <p className={cambio > 0 ? 'o-margin o-low' : 'o-margin o-q'} role="status">
          {frase(number(Math.abs(cambio)), price(materia.precio))}
        </p>
      )}
      {esperadas.length > 0 && (
        <ChoiceField
          name="entradaId"
          width="medium"
          label={say.esperada}
          none={say.ninguna}
          disabled={false}
          options={esperadas.map(({ id, abierta, unidad, fecha, proveedor }) => ({
            value: id,
            label: say.deCantidad(medida(abierta, unidad), date(fecha), proveedor),
          }))}
        />
      )}
    </form>
  )
}
