import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { PaginaLegal } from '../shop/legal/PaginaLegal.tsx'

export const Route = createFileRoute('/_shop/aviso-legal')({
  loader: async ({ context }) => (await import('../shop/legal/load.ts')).loadLegal(context, 'avisoLegal'),
  head: ({ match }) =>
    pageHead(match, (t) => ({
      title: t('legal.avisoLegal'),
      description: t('empresa:legal.avisoLegal'),
      index: true,
    })),
  component: () => <PaginaLegal pagina="avisoLegal" legal={Route.useLoaderData()} />,
})
