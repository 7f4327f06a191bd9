import { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import { MOTIVOS_DE_REGIMEN, REGIMENES } from '@telar/domain/clientes/regimen'
import { expect, test } from 'vitest'
import screen from './screen.tsx'

test.each([
  ['criterioComision', CRITERIOS_DE_COMISION],
  ['regimenIva', REGIMENES],
  ['regimenForzado', REGIMENES],
  ['regimenMotivo', MOTIVOS_DE_REGIMEN],
  ['tipoRectificativa', ['I', 'S']],
  ['mercancia', ['nada', 'almacen', 'segunda']],
])('the history of an invoice says in words what its %s was', (name, codes) => {
  const options = screen.form?.fields.find((field) => field.name === name)?.options
  expect(Object.keys(options ?? {}).toSorted()).toEqual([...codes].map(String).toSorted())
  expect(screen.labels).toHaveProperty(name)
})
