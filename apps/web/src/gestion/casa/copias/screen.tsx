import { lazyRouteComponent } from '@tanstack/react-router'
import { copias } from '@telar/contract/casa/copias'
import { ArchiveRestore } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'
import { word } from '../../words.ts'

export const head = customScreen({
  area: 'ajustes',
  icon: ArchiveRestore,
  order: 90,
  noun: {
    es: { one: 'copia de seguridad', many: 'copias de seguridad', gender: 'f' },
    en: { one: 'backup', many: 'backups' },
    pt: { one: 'cópia de segurança', many: 'cópias de segurança', gender: 'f' },
    ca: { one: 'còpia de seguretat', many: 'còpies de seguretat', gender: 'f' },
  },
  needs: copias.ver.access,
  tells: {
    tipo: 'copia',
    text: () =>
      word(
        'No se ha podido hacer la copia de seguridad',
        'The backup could not be made',
        'Não foi possível fazer a cópia de segurança',
        'No s’ha pogut fer la còpia de seguretat',
      ),
  },
  loads: (read) => read(copias.ver, {}),
  Component: lazyRouteComponent(() => import('./Copias.tsx')),
})
