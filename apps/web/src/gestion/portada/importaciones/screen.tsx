import { lazyRouteComponent } from '@tanstack/react-router'
import { importaciones } from '@telar/contract/casa/importaciones'
import { FileUp } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ajustes',
  icon: FileUp,
  order: 80,
  opens: true,
  noun: {
    es: { one: 'importación', many: 'importaciones', gender: 'f' },
    en: { one: 'import', many: 'imports' },
    pt: { one: 'importação', many: 'importações', gender: 'f' },
    ca: { one: 'importació', many: 'importacions', gender: 'f' },
  },
  needs: importaciones.lista.access,
  loads: (read) => read(importaciones.lista, {}),
  Component: lazyRouteComponent(() => import('./Importaciones.tsx')),
})
