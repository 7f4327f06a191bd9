import { problemaDeIban } from '@telar/contract/checks/iban'
import { problemaDeNif, problemaDeNifIva } from '@telar/contract/checks/nif'
import { telefonoInternacional } from '@telar/contract/checks/telefono'
import { codigoPostalValido } from '@telar/domain/casa/provincia'
import { problemasFiscales } from '@telar/domain/clientes/cliente'
import { expect, test } from 'vitest'
import { DEMO_CLIENTES, DEMO_COMERCIALES, DEMO_REGISTERS } from './clientes.ts'

test.each(DEMO_CLIENTES)('$razonSocial would pass the checks', async (cliente) => {
  const { direccionFiscal, nif, nifIva, iban, telefono, recargoEquivalencia = false } = cliente
  const { pais } = direccionFiscal
  expect(await problemaDeNif(pais, nif)).toBeUndefined()
  if (nifIva) expect(await problemaDeNifIva(nifIva)).toBeUndefined()
  if (iban) expect(problemaDeIban(iban)).toBeUndefined()
  expect(await telefonoInternacional(telefono ?? '', pais)).toBe(telefono)
  expect(codigoPostalValido(direccionFiscal)).toBe(true)
  expect(problemasFiscales({ nif, recargoEquivalencia, regimenForzado: null, regimenMotivo: null }, pais)).toEqual({})
})

test.each(DEMO_REGISTERS)('$nombre would pass the checks', async ({ direccion, nif, telefono }) => {
  expect(await problemaDeNif(direccion.pais, nif)).toBeUndefined()
  expect(await telefonoInternacional(telefono, direccion.pais)).toBe(telefono)
  expect(codigoPostalValido(direccion)).toBe(true)
})

test.each(DEMO_COMERCIALES)('$nombre would pass the checks', async ({ nif }) => {
  expect(await problemaDeNif('ES', nif)).toBeUndefined()
})
