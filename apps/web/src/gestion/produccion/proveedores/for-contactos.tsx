import { DUENO } from '../../clientes/contactos/slots.ts'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { word } from '../../words.ts'
import { DE_PROVEEDORES } from '../lookups.ts'

export default {
  fills: [
    fill(DUENO, {
      field: { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES },
      label: word('Proveedor', 'Supplier', 'Fornecedor', 'Proveïdor'),
      of: word('De un proveedor', 'A supplier’s', 'De um fornecedor', 'D’un proveïdor'),
      apart: true,
    }),
  ],
} satisfies Contribution
