import { type APIRequestContext, expect } from '@playwright/test'
import { PASSWORD } from './pasos.ts'

/** Calls made beside the page, as somebody. */
export async function llamar(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/tokens/byemail', { data: { email, password: PASSWORD } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  const call = async <R>(path: string, data?: object, method = data ? 'POST' : 'GET'): Promise<R> => {
    const response = await request.fetch(`/api/v1/${path}`, { method, headers, ...(data ? { data } : {}) })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as R
  }
  const primero = async (path: string, keyword = '') =>
    (await call<{ data: { id: number }[] }>(`${path}/search`, { keyword })).data[0]?.id as number
  return { call, primero, headers }
}

interface Modelo {
  numero: string
  nombre: string
  tallas: string[]
  pesoGr?: number
  ean?: string
}

/** A model of one colour, which costs a shop 20 €. */
export async function modeloNegro(
  { call, primero }: Awaited<ReturnType<typeof llamar>>,
  { tallas, ean, ...modelo }: Modelo,
) {
  const colorId = await primero('colores', 'Negro')
  const modeloId = await call<number>('modelos', {
    ...{ ...modelo, descripcion: {}, cuidados: {}, tallas, precioMayor: 20 },
    ...{ modeloTipoId: await primero('modelotipos'), temporadaId: await primero('temporadas', 'V27') },
    variantes: tallas.map((talla) => ({ colorId, talla, ...(ean ? { ean } : {}) })),
  })
  return { modeloId, colorId }
}

const DE_LA_MUESTRA = 30

/** Of what is for sale, in its order, the oldest: the demo's own. Others come and go with the stories beside this one. */
export function deLaMuestra<M extends { id: number }>(lista: readonly M[]): M[] {
  const suyos = new Set(lista.toSorted((a, b) => a.id - b.id).slice(0, DE_LA_MUESTRA))
  return lista.filter((modelo) => suyos.has(modelo))
}

/** A shop of the story's own with an account of its own; the same number twice is the same shop. */
export async function tiendaPropia(request: APIRequestContext, numero: number, grupoId?: number) {
  const { call, headers } = await llamar(request, 'admin@telar.test')
  const { data } = await call<{ data: { countryId: number }[] }>('clientes/search', { keyword: 'Rosa Bosch Ferrer' })
  const razonSocial = `Tienda ${numero}`
  const clienteId = await call<number>('clientes', {
    ...{ codigo: `T${numero}`, razonSocial, nif: `${numero}${'TRWAGMYFPDXBNJZSQVHLCKE'[numero % 23]}` },
    ...{ countryId: data[0]?.countryId, grupoId: grupoId ?? null },
    direccionFiscal: { calle: 'Carrer del Sol, 1', ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' },
  })
  const email = `tienda${numero}@telar.test`
  const cuenta = {
    ...{ firstName: 'Tienda', lastName: String(numero), email, clienteId, roles: ['Cliente'] },
    ...{ password: PASSWORD, confirmPassword: PASSWORD },
  }
  const answer = await request.post('/api/users', { headers, data: cuenta })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { clienteId, email, razonSocial }
}

interface Cuadre {
  ultimo: { cuadra: boolean; reglas: { nombre: string; mirada: boolean; faltas: object[] }[] }
}

/** Has the books looked over by who answers for them; one who is at it already is waited for. */
export async function cuadra(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/tokens/byemail', { data: { email: 'admin@telar.test', password: PASSWORD } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  let cuadre: Cuadre | undefined
  await expect(async () => {
    const response = await request.post('/api/v1/cuadre', { headers, data: {} })
    expect(response.ok(), await response.text()).toBe(true)
    cuadre = (await response.json()) as Cuadre
  }).toPass()
  const mal = cuadre?.ultimo.reglas.filter(({ mirada, faltas }) => !mirada || faltas.length > 0)
  expect(mal).toEqual([])
  expect(cuadre?.ultimo.cuadra).toBe(true)
}
