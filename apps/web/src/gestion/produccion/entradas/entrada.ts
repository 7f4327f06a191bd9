import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { materias } from '@telar/contract/produccion/materias'

export type Entrada = CallOutput<typeof materias.getEntrada>
