import { type ImportacionEntera, importaciones } from '@telar/contract/casa/importaciones'
import type { Importable } from '@telar/domain/casa/importar'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/** A sheet as a browser sends it. */
export const hojaDe = (texto: string | Buffer): string =>
  `data:text/csv;base64,${Buffer.from(texto as string).toString('base64')}`

/** What somebody does to bring sheets in. */
export function importador(quien: Awaited<ReturnType<TestApp['as']>>) {
  const ver = (id: number) => quien.call(importaciones.ver, { params: { id } })
  const quieta = async (id: number): Promise<ImportacionEntera> => {
    await expect.poll(async () => (await ver(id)).estado, { timeout: 15_000 }).not.toMatch(/ando|iendo/)
    return ver(id)
  }
  /** A sheet as it is understood by itself, looked at. */
  const probar = async (que: Importable, data: string, fijos: Record<string, string> = {}) => {
    const { mapa, origen } = await quien.call(importaciones.leer, { body: { que, data } })
    for (const [campo, fijo] of Object.entries(fijos)) mapa[campo] = { columna: mapa[campo]?.columna ?? null, fijo }
    return quieta(await quien.call(importaciones.probar, { body: { que, data, origen, mapa, fichero: 'hoja.csv' } }))
  }
  const probada = (que: Importable, texto: string | Buffer, fijos?: Record<string, string>) =>
    probar(que, hojaDe(texto), fijos)
  const escrita = async (que: Importable, texto: string | Buffer, fijos?: Record<string, string>) => {
    const { id, filas } = await probada(que, texto, fijos)
    expect(filas.flatMap(({ errores }) => errores)).toEqual([])
    await quien.call(importaciones.escribir, { params: { id } })
    return quieta(id)
  }
  /** Takes one back, and tells why if it does not go. */
  const deshacer = async (id: number) => {
    await quien.call(importaciones.deshacer, { params: { id } })
    const { estado, fallo } = await quieta(id)
    if (estado !== 'deshecha') throw Object.assign(new Error(fallo ?? ''), { messages: [fallo] })
    return id
  }
  return { quieta, probar, probada, escrita, deshacer }
}

export type Importador = ReturnType<typeof importador>
