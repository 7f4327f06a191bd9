import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { PaginaLegal } from '../shop/legal/PaginaLegal.tsx'

export const Route = createFileRoute('/_shop/privacidad')({
  loader: async ({ context }) => (await import('../shop/legal/load.ts')).loadLegal(context, 'privacidad'),
  head: ({ match }) =>
    pageHead(match, (t) => ({
      title: t('legal.privacidad'),
      description: t('empresa:legal.privacidad'),
      index: true,
    })),
  component: () => <PaginaLegal pagina="privacidad" legal={Route.useLoaderData()} />,
})
