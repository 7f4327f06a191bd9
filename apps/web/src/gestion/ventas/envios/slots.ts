import type { ComponentType } from 'react'
import { slot } from '../../declare/contribution.ts'

/** What areas above tell of a shipment: what proves that it left. */
export const DE_ENVIO = slot<ComponentType<{ envioId: number }>>('envios.de-envio')
