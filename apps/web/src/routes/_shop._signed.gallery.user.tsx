import { createFileRoute } from '@tanstack/react-router'
import { galleryParams } from '../shop/gallery/filtros/params.ts'
import { GallerySkeleton } from '../shop/gallery/GallerySkeleton.tsx'
import { loadUserGallery } from '../shop/gallery/page.ts'
import { UserGallery } from '../shop/gallery/UserGallery.tsx'

export const Route = createFileRoute('/_shop/_signed/gallery/user')({
  validateSearch: galleryParams,
  loader: ({ context }) => loadUserGallery(context),
  head: async ({ match }) => (await import('../shop/gallery/page.ts')).userGalleryHead(match),
  component: () => <UserGallery search={Route.useSearch()} />,
  pendingComponent: GallerySkeleton,
})
