import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { Home } from '../shop/Home.tsx'

export const Route = createFileRoute('/_shop/')({
  head: ({ match }) =>
    pageHead(match, (t) => ({ title: t('home.title'), description: t('home.description'), index: true })),
  component: Home,
})
