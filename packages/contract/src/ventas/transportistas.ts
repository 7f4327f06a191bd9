import { CLASES_DE_TRANSPORTISTA, esHora, esPatron, sonPaises } from '@telar/domain/ventas/transportista'
import { z } from 'zod'
import { crud, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { resource } from '../kit/endpoint.ts'

export const TransportistaInput = z.object({
  nombre: Texto(80),
  clase: z.enum(CLASES_DE_TRANSPORTISTA).default('generico'),
  activo: z.boolean().default(true),
  /** Whom the house takes unless something speaks for another. */
  predeterminado: z.boolean().default(false),
  /** The codes of the countries that they go to; empty, everywhere. */
  paises: z.string().trim().max(200).refine(sonPaises, { message: 'transportista.paises' }).default(''),
  /** The heaviest shipment that they take, in grams. */
  pesoMaxGr: z.int().min(1).max(10_000_000).nullable().default(null),
  /** Until when what is handed over leaves the same day. */
  horaCorte: z.string().trim().refine(esHora, { message: 'transportista.hora' }).default(''),
  /** The address by which a parcel is followed, with {numero} where its number goes. */
  patron: z.string().trim().max(300).refine(esPatron, { message: 'transportista.patron' }).default(''),
  /** One in each line: the code and the name. */
  servicios: TextoLibre(2000),
  /** The house's account with them, and who calls their service. */
  cuenta: TextoLibre(40),
  usuario: TextoLibre(120),
  /** Never answered; left empty in a change, the one that is kept stays. */
  secreto: TextoLibre(200),
  notas: TextoLibre(2000),
})

const Transportista = Registro.extend({
  ...TransportistaInput.omit({ secreto: true }).shape,
  ...{ paises: z.string(), horaCorte: z.string(), patron: z.string(), servicios: z.string() },
  ...{ cuenta: z.string(), usuario: z.string(), notas: z.string() },
  /** Whether there is a secret to call their service with. */
  conSecreto: z.boolean(),
})
export type Transportista = z.output<typeof Transportista>

export const transportistas = resource('transportistas', crud(Transportista, TransportistaInput))
