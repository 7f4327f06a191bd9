import { createFileRoute } from '@tanstack/react-router'
import { PaginaLegal } from '../shop/legal/PaginaLegal.tsx'
import { legalHead, loadLegal } from '../shop/legal/paginas.ts'

export const Route = createFileRoute('/_shop/cookies')({
  loader: ({ context }) => loadLegal(context, 'cookies'),
  head: ({ match }) => legalHead(match, 'cookies'),
  component: () => <PaginaLegal pagina="cookies" legal={Route.useLoaderData()} />,
})
