import { ColorInput } from '@telar/contract/catalogo/colores'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { CompraInput } from '@telar/contract/produccion/compra'
import { IDIOMAS } from '@telar/domain/idioma'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { saidIn } from '../../words.ts'
import { FORM } from './form-texts.ts'
import { initialValues, type Values } from './form-values.ts'
import { resolverFor } from './resolver.ts'
import { sentence } from './sentences.ts'

const es = saidIn(FORM, 'es')
const FECHAS = { 'temporada.fechas': { es: 'No antes.', en: 'Not before.', pt: '', ca: '' } }

async function errorsOf(schema: z.ZodType, values: Values) {
  const resolver = resolverFor(schema, (issue) => sentence(issue, es, FECHAS, 'es'))
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: undefined })
  return JSON.parse(JSON.stringify(errors, (key, value) => (key === 'type' ? undefined : value)))
}

const color = { codigo: 'NEG', nombre: { es: 'Negro', en: '', pt: '', ca: '' }, hex: '#111', activo: true }

describe('a form checked by the contract', () => {
  it('passes what is right', async () => expect(await errorsOf(ColorInput, color)).toEqual({}))

  it('says in the house’s words what to do, at each field', async () => {
    const wrong = { codigo: ' ', nombre: { es: '', en: 'x'.repeat(61), pt: '', ca: '' }, hex: 'rojo' }
    expect(await errorsOf(ColorInput, wrong)).toEqual({
      codigo: { message: es.issues.required },
      nombre: { es: { message: es.issues.required }, en: { message: es.issues.long(60) } },
      hex: { message: es.rules['color.hex'] },
    })
  })

  it('says a screen’s own rules, and asks for empty dates', async () => {
    const season = { codigo: 'V27', nombre: 'Verano', fechaInicio: '2027-03-01', fechaFin: '2027-02-01' }
    expect(await errorsOf(temporadas.create.body, season)).toEqual({ fechaFin: { message: 'No antes.' } })
    expect(await errorsOf(temporadas.create.body, { ...season, fechaFin: '' })).toEqual({
      fechaFin: { message: es.issues.required },
    })
  })

  it('takes what is left empty in a line as none, where the contract knows none', async () => {
    const linea = { id: null, materiaId: 1, colorId: null, pedida: 20, precio: null, fechaPrevista: '' }
    expect(await errorsOf(CompraInput, { proveedorId: 1, idioma: '', lineas: [linea] })).toEqual({})
    expect(await errorsOf(CompraInput, { proveedorId: 1, lineas: [{ ...linea, pedida: '' }] })).toMatchObject({
      lineas: { 0: { pedida: { message: expect.any(String) } } },
    })
  })
})

it('starts a new record with what the contract gives', () => {
  const fields = [
    { name: 'codigo', control: 'text' },
    { name: 'nombre', control: 'textos' },
    { name: 'activo', control: 'checkbox' },
  ] as const
  expect(initialValues({ fields, schema: ColorInput })).toEqual({
    codigo: '',
    nombre: { es: '', en: '', pt: '', ca: '' },
    activo: true,
  })
})

it('has a sentence for every rule in every language', () => {
  for (const idioma of IDIOMAS) expect(Object.values(saidIn(FORM, idioma).rules).every(Boolean)).toBe(true)
})
