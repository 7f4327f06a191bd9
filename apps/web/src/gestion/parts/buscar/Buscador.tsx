import { Combobox } from '@base-ui/react/combobox'
import type { Creates } from '../../declare/values.ts'
import { type Opcion, Opciones } from './Opciones.tsx'
import { useCrear } from './use-crear.ts'
import { type Lectura, useHallado } from './use-hallado.ts'

interface BuscadorProps<O extends Opcion> {
  /** What was found for what is typed. */
  found: readonly O[]
  /** How far the searches for it have come. */
  lecturas: readonly Lectura[]
  keyword: string
  onKeyword: (keyword: string) => void
  label: string
  none: string
  /** Where one that is not there is made. */
  creates?: Creates
  onPick: (picked: O) => void
}

/** Finds something by typing; Enter takes the first, and the field is ready for the next. */
export function Buscador<O extends Opcion>(props: BuscadorProps<O>) {
  const { found, lecturas, keyword, onKeyword, label, creates, onPick } = props
  const crear = useCrear(creates, keyword)
  const tomar = (picked: Opcion) => {
    if (picked.isNew) crear.run()
    else onPick(picked as O)
    onKeyword('')
  }
  const { halladas, sabido, none, root, input } = useHallado({ lecturas, found, none: props.none, tomar })
  const options: Opcion[] = sabido ? [...halladas, ...crear.options] : []
  return (
    <Combobox.Root
      items={options}
      filter={null}
      autoHighlight
      value={null}
      inputValue={keyword}
      onInputValueChange={onKeyword}
      onValueChange={(picked: Opcion | null) => picked && tomar(picked)}
      {...root}
    >
      <Combobox.Input className="o-in o-find-model" placeholder={label} aria-label={label} {...input} />
      <Opciones none={options.length === 0 ? none : ''} />
    </Combobox.Root>
  )
}
