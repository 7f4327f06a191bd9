import { createFileRoute } from '@tanstack/react-router'
import { galleryParams } from '../shop/gallery/filtros/params.ts'
import { GallerySkeleton } from '../shop/gallery/GallerySkeleton.tsx'
import { userGalleryHead } from '../shop/gallery/head.ts'
import { loadUserGallery } from '../shop/gallery/load.ts'
import { UserGallery } from '../shop/gallery/UserGallery.tsx'

export const Route = createFileRoute('/_shop/_signed/gallery/user')({
  validateSearch: galleryParams,
  loader: ({ context }) => loadUserGallery(context),
  head: ({ match }) => userGalleryHead(match),
  component: () => <UserGallery search={Route.useSearch()} />,
  pendingComponent: GallerySkeleton,
})
