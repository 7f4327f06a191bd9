import { z } from 'zod'
import { crud, Fecha, Id, Registro, TextoEnIdiomas } from '../kit/crud.ts'
import { resource } from '../kit/endpoint.ts'

export const VentanaInput = z.object({
  temporadaId: Id,
  nombre: TextoEnIdiomas(60),
  desde: Fecha,
  hasta: Fecha,
  /** The last day on which customers can order it for the season; without one, they always can. */
  cierre: Fecha.nullable().default(null),
})

/** When one of a season's deliveries leaves. */
export const Ventana = Registro.extend(VentanaInput.shape).extend({ cierre: Fecha.nullable() })
export type Ventana = z.output<typeof Ventana>

export const ventanas = resource('ventanas', crud(Ventana, VentanaInput), { rights: 'temporadas' })
