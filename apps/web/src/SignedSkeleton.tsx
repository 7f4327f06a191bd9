import { useLocation } from '@tanstack/react-router'
import { AccountSkeleton } from './account/AccountSkeleton.tsx'
import { CartSkeleton } from './account/cart/CartSkeleton.tsx'
import { PageSkeleton } from './pieces/PageSkeleton.tsx'
import { GallerySkeleton } from './shop/gallery/GallerySkeleton.tsx'
import { ModeloSkeleton } from './shop/modelo/ModeloSkeleton.tsx'

const SHAPES = [
  [/^\/myaccount/, AccountSkeleton],
  [/^\/(cart|pedido|factura)/, CartSkeleton],
  [/^\/gallery/, GallerySkeleton],
  [/^\/modelo/, ModeloSkeleton],
] as const

/** What the server, which knows nobody, sends of a signed-in page: its shape, at its height. */
export function SignedSkeleton() {
  const { pathname } = useLocation()
  const Shape = SHAPES.find(([path]) => path.test(pathname))?.[1] ?? PageSkeleton
  return (
    <div className="signed">
      <Shape />
    </div>
  )
}
