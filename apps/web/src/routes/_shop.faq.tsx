import { createFileRoute } from '@tanstack/react-router'
import { Faq } from '../shop/faq/Faq.tsx'
import { loadFaq } from '../shop/faq/page.ts'

export const Route = createFileRoute('/_shop/faq')({
  loader: ({ context }) => loadFaq(context),
  head: async ({ match, loaderData }) => (await import('../shop/faq/page.ts')).faqHead(match, loaderData),
  component: () => <Faq preguntas={Route.useLoaderData()} />,
})
