import { lazyRouteComponent } from '@tanstack/react-router'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { Calculator } from 'lucide-react'
import { TODAS_LAS_TEMPORADAS } from '../../catalogo/todas-las-temporadas.ts'
import { customScreen } from '../../declare/head.ts'
import { deQue } from './de-que.ts'

export const head = customScreen({
  area: 'produccion',
  icon: Calculator,
  order: 15,
  noun: {
    es: { one: 'necesidad', many: 'necesidades', gender: 'f' },
    en: { one: 'need', many: 'needs' },
    pt: { one: 'necessidade', many: 'necessidades', gender: 'f' },
    ca: { one: 'necessitat', many: 'necessitats', gender: 'f' },
  },
  needs: necesidades.necesidades.access,
  loads: (read, { search }) => {
    const { elegidos, ...body } = deQue(search, null)
    if (elegidos > 0 || body.temporadaId !== null) read(necesidades.necesidades, { body })
    if (elegidos === 0) read(temporadas.search, TODAS_LAS_TEMPORADAS)
  },
  Component: lazyRouteComponent(() => import('./Necesidades.tsx')),
})
