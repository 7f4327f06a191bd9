import type { Cliente } from '@telar/contract/clientes/clientes'
import type { PartProps } from '../../declare/screen.ts'
import { Acceso } from './Acceso.tsx'
import { Condiciones } from './Condiciones.tsx'
import { Contactos } from './Contactos.tsx'
import { Datos } from './Datos.tsx'

const PARTES = {
  datos: Datos,
  condiciones: Condiciones,
  contactos: Contactos,
  acceso: Acceso,
}

export type Parte = keyof typeof PARTES

/** One side of a customer; all of them come together, so that going from one to the next never waits. */
export default function FichaDeCliente({ parte, ...props }: PartProps<Cliente> & { parte: Parte }) {
  const Parte = PARTES[parte]
  return <Parte {...props} />
}
