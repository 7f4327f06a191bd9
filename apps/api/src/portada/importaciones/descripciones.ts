import type { Importable } from '@telar/domain/casa/importar'
import { importarExistencias } from '../../almacen/recuentos/importable.ts'
import { importarUbicaciones } from '../../almacen/ubicaciones/importable.ts'
import type { Descripcion } from '../../casa/importaciones/importable.ts'
import { importarModelos } from '../../catalogo/modelos/importable.ts'
import { importarClientes } from '../../clientes/clientes/importable.ts'
import { importarContactos } from '../../clientes/contactos/importable.ts'
import { importarTarifas } from '../../clientes/tarifas/importable.ts'
import { importarNumeros } from '../../facturacion/facturas/importable.ts'
import { importarPrevias } from '../../facturacion/previas/importable.ts'
import { importarMaterias, importarPiezas } from '../../produccion/materias/importable.ts'
import { importarPedidos } from '../../ventas/pedidos/importable.ts'

/** Everything that can be brought in; each area says how its own is. */
export const DESCRIPCIONES: Record<Importable, Descripcion> = {
  clientes: importarClientes,
  contactos: importarContactos,
  modelos: importarModelos,
  ubicaciones: importarUbicaciones,
  existencias: importarExistencias,
  tarifas: importarTarifas,
  materias: importarMaterias,
  piezas: importarPiezas,
  pedidos: importarPedidos,
  previas: importarPrevias,
  numeros: importarNumeros,
}
