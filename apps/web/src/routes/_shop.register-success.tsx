import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { pageHead } from '../kit/head.ts'
import { CuentaActivada } from '../shop/registro/CuentaActivada.tsx'

export const Route = createFileRoute('/_shop/register-success')({
  loader: ({ context }) => loadTexts(context, 'registro'),
  head: ({ match }) => pageHead(match, (t) => ({ title: t('registro:activate.doneTitle'), index: false })),
  component: CuentaActivada,
})
