import { lazyRouteComponent } from '@tanstack/react-router'
import { cuadre } from '@telar/contract/portada/cuadre'
import { Scale } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'
import { word } from '../../words.ts'

export const head = customScreen({
  area: 'ajustes',
  icon: Scale,
  order: 85,
  noun: {
    es: { one: 'cuadre', many: 'cuadre' },
    en: { one: 'check of the books', many: 'check of the books' },
    pt: { one: 'conferência das contas', many: 'conferência das contas', gender: 'f' },
    ca: { one: 'quadre', many: 'quadre' },
  },
  needs: cuadre.ver.access,
  tells: {
    tipo: 'cuadre',
    text: () =>
      word(
        'Hay cuentas que no cuadran',
        'Some of the books do not agree',
        'Há contas que não batem certo',
        'Hi ha comptes que no quadren',
      ),
  },
  loads: (read) => read(cuadre.ver, {}),
  Component: lazyRouteComponent(() => import('./Cuadre.tsx')),
})
