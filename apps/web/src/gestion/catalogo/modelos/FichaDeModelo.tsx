import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { PartProps } from '../../declare/screen.ts'
import { Datos } from './Datos.tsx'
import { Fotos } from './fotos/Fotos.tsx'
import { TextosDelModelo } from './TextosDelModelo.tsx'
import { Variantes } from './variantes/Variantes.tsx'
import { EnLaWeb } from './web/EnLaWeb.tsx'

const PARTES = {
  datos: Datos,
  variantes: Variantes,
  fotos: Fotos,
  textos: TextosDelModelo,
  web: EnLaWeb,
}

export type Parte = keyof typeof PARTES

/** One side of a model; all of them come together, so that going from one to the next never waits. */
export default function FichaDeModelo({ parte, ...props }: PartProps<Modelo> & { parte: Parte }) {
  const Parte = PARTES[parte]
  return <Parte {...props} />
}
