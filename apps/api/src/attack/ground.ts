import type { Person } from './people.ts'
import type { Heard, Wire } from './wire.ts'

export interface Ground {
  wire: Wire
  admin: Person
  rep: Person
  /** A customer whom nobody but the house knows. */
  clienteId: number
  /** Where the house is. */
  countryId: number
  /** How hard: 1 is all of it. */
  force: number
}

/** Something that once stopped the house, or could have; answers what was wrong. */
export type Attack = (ground: Ground) => Promise<string[]>

export const refused = (what: string, heard: Heard, ...allowed: number[]): string[] =>
  allowed.includes(heard.status) ? [] : [`${what}: ${heard.status} ${heard.body.slice(0, 120)}`]

export const licence = ({ countryId }: Ground, data: Buffer, i: number) => ({
  ...{
    tipo: 'nuevo',
    nombre: 'X',
    email: `ataque${i}@example.com`,
    telefono: '600 123 456',
    nif: '12345678Z',
    countryId,
  },
  direccion: { calle: 'Nou, 3', codigoPostal: '08202', ciudad: 'Sabadell', provincia: 'Barcelona', pais: 'ES' },
  licencia: { name: 'licencia', extension: 'png', data: `data:image/png;base64,${data.toString('base64')}` },
})
