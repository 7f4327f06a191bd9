import { createFileRoute } from '@tanstack/react-router'
import { SECRET_HEADERS, secretHead } from '../kit/head.ts'
import { Activacion } from '../shop/registro/Activacion.tsx'
import { loadPorClave } from '../shop/registro/por-clave.ts'

export const Route = createFileRoute('/_shop/set-password-known-customer/$key')({
  // what a key opens is somebody's own: the browser asks for it, and no page that holds it is made on the server
  ssr: false,
  loader: ({ context, params: { key } }) => loadPorClave(context, { key, conocido: true }),
  headers: () => SECRET_HEADERS,
  head: ({ match, loaderData }) =>
    secretHead(match, (t) => (loaderData ? t('registro:activate.title') : t('nav.account'))),
  component: () => {
    const { registro, problema } = Route.useLoaderData()
    return <Activacion clave={Route.useParams().key} registro={registro} problema={problema} />
  },
})
