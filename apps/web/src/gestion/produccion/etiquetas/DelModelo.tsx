import type { PartProps } from '../../declare/screen.ts'
import { EtiquetasDe } from './EtiquetasDe.tsx'

/** The labels of a model. */
export function DelModelo({ row }: PartProps) {
  return row ? <EtiquetasDe de="modelo" id={Number(row.id)} /> : null
}
