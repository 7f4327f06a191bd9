interface ChoiceProps<T extends string> {
  id?: string
  'aria-label'?: string
  value: T
  options: readonly T[]
  label: (option: T) => string
  onChange: (option: T) => void
}

/** One of a few, by their names. */
export function Choice<T extends string>({ value, options, label, onChange, ...rest }: ChoiceProps<T>) {
  const choose = (name: string) => {
    const chosen = options.find((option) => option === name)
    if (chosen !== undefined) onChange(chosen)
  }
  return (
    <select {...rest} className="o-in" value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {label(option)}
        </option>
      ))}
    </select>
  )
}
