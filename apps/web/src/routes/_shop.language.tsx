import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../kit/head.ts'
import { Language } from '../shop/Language.tsx'

export const Route = createFileRoute('/_shop/language')({
  validateSearch: ({ retUrl }: Record<string, unknown>): { retUrl?: string } =>
    typeof retUrl === 'string' ? { retUrl } : {},
  head: ({ match }) => pageHead(match, (t) => ({ title: t('language.title'), index: false })),
  component: () => <Language retUrl={Route.useSearch().retUrl} />,
})
