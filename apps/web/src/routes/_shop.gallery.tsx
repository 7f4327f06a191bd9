import { createFileRoute } from '@tanstack/react-router'
import { galleryParams } from '../shop/gallery/filtros/params.ts'
import { Gallery } from '../shop/gallery/Gallery.tsx'
import { GallerySkeleton } from '../shop/gallery/GallerySkeleton.tsx'
import { loadGallery } from '../shop/gallery/page.ts'

export const Route = createFileRoute('/_shop/gallery')({
  validateSearch: galleryParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => loadGallery(context, { search: deps, inSight: cause === 'stay' }),
  head: async ({ match, loaderData }) => (await import('../shop/gallery/page.ts')).galleryHead(match, loaderData),
  component: () => <Gallery search={Route.useSearch()} first={Route.useLoaderData()} />,
  pendingComponent: GallerySkeleton,
})
