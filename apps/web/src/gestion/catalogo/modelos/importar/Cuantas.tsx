import { useWatch } from 'react-hook-form'
import type { Values } from '../../../record/form/form-values.ts'
import { useFormat } from '../../../use-texts.ts'

function Cuantas({ name }: { name: 'variantes' | 'fotos' }) {
  const { number } = useFormat()
  return number((useWatch<Values>({ name }) as readonly unknown[]).length)
}

/** How many variants there are, saved or not. */
export const CuantasVariantes = () => <Cuantas name="variantes" />

/** How many photos there are, saved or not. */
export const CuantasFotos = () => <Cuantas name="fotos" />
