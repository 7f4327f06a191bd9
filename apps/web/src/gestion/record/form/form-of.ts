import {
  type FieldValues,
  type Path,
  type UseFormReturn,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form'

/** The form around a component, for one that holds these values: declared once beside them. */
export const formOf = <V extends FieldValues>() => ({
  /** A field that is drawn by hand. */
  useField: <N extends Path<V>>(name: N) => useController<V, N>({ name }),
  /** What a field holds, as it changes. */
  useValue: <N extends Path<V>>(name: N) => useWatch<V, N>({ name }),
  /** Everything it holds, as it changes. The library calls it partial, since fields may unregister; none of ours does. */
  useValues: (): V => useWatch<V>() as V,
  useForm: () => useFormContext<V>(),
})

/** Writes several values at once: as changes like any other, or as what the form begins with. */
export function setValues<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  values: Partial<V>,
  as: 'changes' | 'beginning',
): void {
  // Which value belongs to which name is lost in a loop; the argument's type has checked it.
  const { setValue, resetField } = form as unknown as UseFormReturn<FieldValues>
  for (const [name, value] of Object.entries(values))
    if (as === 'changes') setValue(name, value, { shouldDirty: true })
    else resetField(name, { defaultValue: value })
}
