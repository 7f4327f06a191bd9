import { useFormat } from '../../../use-texts.ts'
import { modeloForm } from '../modelo-values.ts'

function Cuantas({ name }: { name: 'variantes' | 'fotos' }) {
  const { number } = useFormat()
  return number(modeloForm.useValue(name).length)
}

/** How many variants there are, saved or not. */
export const CuantasVariantes = () => <Cuantas name="variantes" />

/** How many photos there are, saved or not. */
export const CuantasFotos = () => <Cuantas name="fotos" />
