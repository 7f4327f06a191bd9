import { expect, it } from 'vitest'
import { word } from '../../words.ts'
import { exported } from './exported.ts'

const said = { word: (textos: { es: string }) => textos.es, yes: 'Sí', no: 'No', screens: [], idioma: 'es' as const }
const heading = ({ field }: { field: string }) => field.toUpperCase()

it('says in the spreadsheet what the list says', () => {
  const states = { pasada: { label: word('Pasada', 'Posted', 'Lançada', 'Passada'), mark: 'full' as const } }
  expect(exported({ field: 'estado', kind: 'state', states, nullable: false }, heading, said)).toEqual({
    ...{ campo: 'estado', titulo: 'ESTADO', forma: 'texto', palabras: { pasada: 'Pasada' }, suma: undefined },
  })
  expect(exported({ field: 'activo', kind: 'boolean', nullable: false }, heading, said)).toMatchObject({
    palabras: { true: 'Sí', false: 'No' },
  })
  expect(exported({ field: 'base', kind: 'money', nullable: false, sum: true }, heading, said)).toMatchObject({
    ...{ forma: 'dinero', suma: true },
  })
})

it('says what is called as the back office calls it', () => {
  const words = () => ({ facturas: 'Facturas' })
  expect(exported({ field: 'tabla', kind: 'text', nullable: false, words }, heading, said)).toMatchObject({
    palabras: { facturas: 'Facturas' },
  })
})
