import { createFileRoute } from '@tanstack/react-router'
import { PaginaLegal } from '../shop/legal/PaginaLegal.tsx'
import { legalHead, loadLegal } from '../shop/legal/paginas.ts'

export const Route = createFileRoute('/_shop/privacidad')({
  loader: ({ context }) => loadLegal(context, 'privacidad'),
  head: ({ match }) => legalHead(match, 'privacidad'),
  component: () => <PaginaLegal pagina="privacidad" legal={Route.useLoaderData()} />,
})
