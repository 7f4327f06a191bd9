import type { Field } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { DE_PROVEEDORES } from '../lookups.ts'
import { TIPO_DE_MATERIA, UNIDAD } from '../palabras.ts'

/** The fields of a material, in the order in which they are filled in. */
export const CAMPOS: readonly Field[] = [
  { name: 'codigo', control: 'text', width: 'short' },
  { name: 'nombre', control: 'text', width: 'medium' },
  { name: 'tipo', control: 'select', options: TIPO_DE_MATERIA },
  { name: 'unidad', control: 'select', options: UNIDAD },
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES },
  {
    name: 'precio',
    control: 'money',
    hint: word(
      'Por unidad. Cada entrega lo pone al día.',
      'For one unit. Each delivery brings it up to date.',
      'Por unidade. Cada entrega atualiza-o.',
      'Per unitat. Cada lliurament el posa al dia.',
    ),
  },
  { name: 'stockMinimo', control: 'number' },
  { name: 'composicion', control: 'text' },
  { name: 'anchoCm', control: 'number' },
  { name: 'taric', control: 'text', width: 'short' },
  {
    name: 'pesoGr',
    control: 'number',
    hint: word(
      'Lo que pesa una unidad. Con el código, para Intrastat.',
      'What one unit weighs. With the code, for Intrastat.',
      'O que pesa uma unidade. Com o código, para o Intrastat.',
      'El que pesa una unitat. Amb el codi, per a Intrastat.',
    ),
  },
  { name: 'activa', control: 'checkbox' },
  { name: 'notas', control: 'area' },
]
