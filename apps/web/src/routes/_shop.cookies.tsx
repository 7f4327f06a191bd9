import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { PaginaLegal } from '../shop/legal/PaginaLegal.tsx'

export const Route = createFileRoute('/_shop/cookies')({
  loader: async ({ context }) => (await import('../shop/legal/load.ts')).loadLegal(context, 'cookies'),
  head: ({ match }) =>
    pageHead(match, (t) => ({
      title: t('legal.cookies'),
      description: t('empresa:legal.cookies'),
      index: true,
    })),
  component: () => <PaginaLegal pagina="cookies" legal={Route.useLoaderData()} />,
})
