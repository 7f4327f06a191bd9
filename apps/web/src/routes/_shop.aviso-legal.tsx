import { createFileRoute } from '@tanstack/react-router'
import { PaginaLegal } from '../shop/legal/PaginaLegal.tsx'
import { legalHead, loadLegal } from '../shop/legal/paginas.ts'

export const Route = createFileRoute('/_shop/aviso-legal')({
  loader: ({ context }) => loadLegal(context, 'avisoLegal'),
  head: ({ match }) => legalHead(match, 'avisoLegal'),
  component: () => <PaginaLegal pagina="avisoLegal" legal={Route.useLoaderData()} />,
})
