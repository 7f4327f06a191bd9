import { useQuery } from '@tanstack/react-query'
import { promesa } from '@telar/contract/calls'
import type { WebModeloCliente } from '@telar/contract/catalogo/webmodelos'
import { VARIEDADES } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'

const FRESH = 60_000

/** How sold-out cells of a model can still be had: asked for only where something is sold out, and never waited for. */
export function usePromesa(modeloId: number, variantes: WebModeloCliente['variantes']) {
  const { t, i18n } = useTranslation('account')
  const { data } = useQuery({
    ...query(useClient(), promesa.fechas, { params: { id: modeloId } }),
    enabled: variantes.some(({ libre }) => libre <= 0),
    staleTime: FRESH,
    meta: { errors: 'local' },
  })
  const escribir = (fecha: string, year: 'numeric' | undefined) =>
    new Date(`${fecha}T00:00:00Z`).toLocaleDateString(VARIEDADES[i18n.language], {
      ...{ day: 'numeric', month: 'numeric', timeZone: 'UTC' },
      ...(year ? { year } : {}),
    })
  const de = (colorId: number, talla: string) =>
    data?.find((celda) => celda.colorId === colorId && celda.talla === talla)
  return {
    corta: (colorId: number, talla: string): string | undefined => {
      const celda = de(colorId, talla)
      return celda && (celda.fecha === null ? t('matrix.madeShort') : escribir(celda.fecha, undefined))
    },
    larga: (colorId: number, talla: string): string | undefined => {
      const celda = de(colorId, talla)
      if (!celda) return undefined
      return celda.fecha === null ? t('matrix.made') : t('matrix.back', { date: escribir(celda.fecha, 'numeric') })
    },
  }
}
