import { lazyRouteComponent } from '@tanstack/react-router'
import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { MailWarning } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'
import { formatFor } from '../../format.ts'
import { word } from '../../words.ts'

export const head = customScreen({
  area: 'ventas',
  icon: MailWarning,
  order: 37,
  quiet: true,
  noun: {
    es: { one: 'reclamación', many: 'reclamaciones', gender: 'f' },
    en: { one: 'reminder', many: 'reminders' },
    pt: { one: 'reclamação', many: 'reclamações', gender: 'f' },
    ca: { one: 'reclamació', many: 'reclamacions', gender: 'f' },
  },
  needs: reclamaciones.propuestas.access,
  tells: {
    tipo: 'reclamaciones',
    text: ({ cartas, total }) =>
      word(
        `${cartas} reclamaciones por mirar: ${formatFor('es').money(total)}`,
        `${cartas} reminders to look at: ${formatFor('en').money(total)}`,
        `${cartas} reclamações por ver: ${formatFor('pt').money(total)}`,
        `${cartas} reclamacions per mirar: ${formatFor('ca').money(total)}`,
      ),
  },
  loads: (read) => read(reclamaciones.propuestas, { body: {} }),
  Component: lazyRouteComponent(() => import('./Reclamaciones.tsx')),
})
