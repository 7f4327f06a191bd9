import { redondearA } from '../dinero.ts'

/** What a garment with a fault is sold at: its model's own price for it, otherwise the house's part of the tariff. */
export const precioDeSegunda = (
  { precioMayor, precioSegunda }: { precioMayor: number; precioSegunda: number | null },
  porCiento: number,
): number => precioSegunda ?? redondearA((precioMayor * porCiento) / 100, 2)
