import { facturas } from '@telar/contract/facturacion/facturas'
import { ReceiptText } from 'lucide-react'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'
import { FacturarAlbaranes } from './FacturarAlbaranes.tsx'

export default {
  actions: [
    {
      name: 'facturar',
      label: word('Facturar juntos', 'Invoice together', 'Faturar juntas', 'Facturar junts'),
      icon: ReceiptText,
      needs: 'any',
      access: facturas.create.access,
      Dialog: FacturarAlbaranes,
    },
  ],
} satisfies Contribution
