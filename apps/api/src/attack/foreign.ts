import { contract } from '@telar/contract'
import { countries } from '@telar/contract/casa/countries'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { clientes } from '@telar/contract/clientes/clientes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Findings } from './findings.ts'
import { JSON_HEADERS, type Person } from './people.ts'
import type { Wire } from './wire.ts'

/** Rows of a customer whom nobody but the house knows; whoever reads the name has read what is not theirs. */
export interface Foreign {
  secret: string
  clienteId: number
  countryId: number
  ids: number[]
}

const DIRECCION = { calle: 'Nou, 3', codigoPostal: '08202', ciudad: 'Sabadell', provincia: 'Barcelona', pais: 'ES' }
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Two garments of something that everybody may see. */
export async function linea(wire: Wire) {
  const { body } = await wire.ask({ method: 'GET', url: webmodelos.getAll.path })
  const modelos = JSON.parse(body) as { id: number; tallas: string[]; colores: { id: number }[] }[]
  const { id: modeloId, tallas: [talla = ''] = [], colores: [color] = [] } = modelos[0] ?? {}
  return { modeloId, colorId: color?.id, tallasCantidades: [{ talla, cantidad: 2 }] }
}

/** A customer with an order and an invoice, made by the house itself. */
export async function foreignRows(wire: Wire, admin: Person, seed: number): Promise<Foreign> {
  const secret = `Canario ${seed.toString(36)}`
  const make = async ({ method, path }: Bound, body: object): Promise<number> => {
    const { status, body: said } = await wire.ask({
      method,
      url: path,
      headers: { ...JSON_HEADERS, ...admin.headers },
      payload: JSON.stringify(body),
    })
    if (status !== 200) throw new Error(`${path} for the customer nobody knows: ${status} ${said.slice(0, 300)}`)
    return Number(JSON.parse(said))
  }
  const { body: paises } = await wire.ask({ method: 'GET', url: countries.getAll.path })
  const countryId = (JSON.parse(paises) as { id: number; iso2: string }[]).find(({ iso2 }) => iso2 === 'ES')?.id ?? 0
  const n = 10_000_000 + (seed % 80_000_000)
  const nombre = { razonSocial: secret, nombreComercial: secret }
  const clienteId = await make(clientes.create, {
    ...nombre,
    countryId,
    ...{ nif: `${n}${LETTERS[n % LETTERS.length]}`, email: `canario${seed}@example.com`, notas: secret },
    direccionFiscal: { nombre: secret, telefono: '600', ...DIRECCION },
  })
  const factura = await make(facturas.create, {
    clienteId,
    notas: secret,
    lineas: [{ descripcion: secret, cantidad: 1, precio: 10 }],
  })
  const lineas = [await linea(wire)]
  const pedido = await make(pedidos.create, { clienteId, notas: secret, tipo: 'programacion', lineas })
  return { secret, clienteId, countryId, ids: [clienteId, factura, pedido] }
}

/** Every call that somebody may make, asked for the rows of another: by their number, alone and in lists. */
export async function foreign(
  wire: Wire,
  curious: readonly Person[],
  { secret, ids }: Foreign,
  findings: Findings,
): Promise<void> {
  for (const endpoint of endpoints(contract).filter(({ as }) => as !== 'events')) {
    const bare = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    for (const id of ids) {
      const bodies = bare
        ? [undefined]
        : [
            { ids: [id], id },
            { clienteId: id, keyword: secret, searchText: secret },
          ]
      await Promise.all(
        curious.flatMap((person) =>
          bodies.map(async (body) => {
            const heard = await wire.ask({
              method: endpoint.method,
              url: endpoint.path.replace(/:\w+/g, String(id)),
              headers: bare ? person.headers : { ...JSON_HEADERS, ...person.headers },
              ...(body ? { payload: JSON.stringify(body) } : {}),
            })
            const what = `${endpoint.method} ${endpoint.path} as ${person.name}, for another's row`
            findings.hear(what, heard)
            if (heard.body.includes(secret)) findings.blame(`${what}: ${heard.status} ${heard.body.slice(0, 200)}`)
          }),
        ),
      )
    }
  }
}
