import { ShoppingBag } from 'lucide-react'
import { CLIENTE } from '../../clientes/clientes/cliente-texts.ts'
import { MenuItem } from '../../parts/OfficeMenu.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'

/** Begins an order of a customer. */
export function NuevoPedido({ id }: { id: number }) {
  const go = useGo()
  return (
    <MenuItem icon={ShoppingBag} onSelect={() => go(hrefOf('pedidos', NEW, { cliente: id }))}>
      {useWords(CLIENTE).newOrder}
    </MenuItem>
  )
}
