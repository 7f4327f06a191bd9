import type { Necesidades } from '@telar/contract/produccion/necesidades'

export type Necesidad = Proveedor['materias'][number]

export type Proveedor = Necesidades['proveedores'][number]
