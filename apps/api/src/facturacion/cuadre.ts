import type { Invariante } from '../casa/invariante.ts'
import { cuadreDeAnticipos } from './anticipos/cuadre.ts'
import { cuadreDeTesoreria } from './cobros/cuadre.ts'
import { cuadreDeDevoluciones } from './devoluciones/cuadre.ts'
import { cuadreDeElectronicas } from './electronicas/cuadre.ts'
import { cuadreDeFacturas } from './facturas/cuadre.ts'
import { cuadreDePrevias } from './previas/cuadre.ts'
import { cuadreDeRecibidas } from './recibidas/cuadre.ts'
import { cuadreDeTransferencias } from './transferencias/cuadre.ts'
import { cuadreDeRegistros } from './verifactu/cuadre.ts'

export const cuadreDeFacturacion: readonly Invariante[] = [
  ...cuadreDeFacturas,
  ...cuadreDePrevias,
  ...cuadreDeTesoreria,
  ...cuadreDeAnticipos,
  ...cuadreDeRecibidas,
  ...cuadreDeTransferencias,
  ...cuadreDeRegistros,
  ...cuadreDeElectronicas,
  ...cuadreDeDevoluciones,
]
