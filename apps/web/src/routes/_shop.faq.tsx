import { createFileRoute } from '@tanstack/react-router'
import { faqHead } from '../shop/empresa-head.ts'
import { Faq } from '../shop/faq/Faq.tsx'
import { loadFaq } from '../shop/faq/load.ts'

export const Route = createFileRoute('/_shop/faq')({
  loader: ({ context }) => loadFaq(context),
  head: ({ match, loaderData }) => faqHead(match, loaderData),
  component: () => <Faq preguntas={Route.useLoaderData()} />,
})
