import { createFileRoute } from '@tanstack/react-router'
import { galleryParams } from '../shop/gallery/filtros/params.ts'
import { Gallery } from '../shop/gallery/Gallery.tsx'
import { GallerySkeleton } from '../shop/gallery/GallerySkeleton.tsx'
import { galleryHead } from '../shop/gallery/head.ts'
import { loadGallery } from '../shop/gallery/load.ts'

export const Route = createFileRoute('/_shop/gallery')({
  validateSearch: galleryParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => loadGallery(context, { search: deps, inSight: cause === 'stay' }),
  head: ({ match, loaderData }) => galleryHead(match, loaderData),
  component: () => <Gallery search={Route.useSearch()} first={Route.useLoaderData()} />,
  pendingComponent: GallerySkeleton,
})
