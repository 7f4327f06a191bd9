import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { WithTexts } from '../i18n/WithTexts.tsx'
import { pageHead } from '../kit/head.ts'
import { CuentaActivada } from '../shop/registro/CuentaActivada.tsx'

export const Route = createFileRoute('/_shop/register-success')({
  loader: ({ context }) => loadTexts(context.i18n, 'registro'),
  head: ({ match }) => pageHead(match, (t) => ({ title: t('activate.doneTitle', { ns: 'registro' }), index: false })),
  component: () => (
    <WithTexts texts={Route.useLoaderData()}>
      <CuentaActivada />
    </WithTexts>
  ),
})
