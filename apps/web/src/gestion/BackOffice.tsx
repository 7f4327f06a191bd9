import '@fontsource-variable/archivo/wdth.css'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { IDIOMA_DE_RESERVA, idiomaDe } from '@telar/domain/idioma'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useClient } from '../kit/app.ts'
import { useRefused } from '../kit/calls/refused.ts'
import { permissionsQuery, useSession } from '../kit/session.ts'
import { ScreensContext, useScreens } from './access.ts'
import { AvisosContext, useAvisos } from './frame/avisos/use-avisos.ts'
import { Frame } from './frame/Frame.tsx'
import { KeysProvider } from './frame/keys.tsx'
import { Refused } from './frame/Refused.tsx'
import '../styles/office.css'
import { Toasts } from './parts/notify.tsx'
import { SCREENS } from './screens.ts'
import { IdiomaContext } from './use-texts.ts'

const NotForYou = lazy(() => import('./frame/NotForYou.tsx'))

/** The back office: who may come in, and the frame around the screens. */
export function BackOffice() {
  const idioma = idiomaDe(useTranslation().i18n.language) ?? IDIOMA_DE_RESERVA
  return (
    <div className="office">
      <IdiomaContext value={idioma}>
        <KeysProvider>
          <ScreensContext value={SCREENS}>
            <Door />
          </ScreensContext>
        </KeysProvider>
        <Toasts />
      </IdiomaContext>
    </div>
  )
}

function Door() {
  const { status } = useSession()
  const { isPending } = useQuery({
    ...permissionsQuery(useClient()),
    enabled: status !== 'anonymous',
    refetchOnWindowFocus: 'always',
  })
  const screens = useScreens()
  const router = useRouter()
  const signedOut = status === 'anonymous'
  useEffect(() => {
    const { pathname, href } = router.latestLocation
    if (signedOut && pathname.startsWith('/gestion')) void router.navigate({ to: '/login', search: { retUrl: href } })
  }, [signedOut, router])

  if (status !== 'signed-in' || isPending) return null
  if (screens.length > 0) return <Office />
  return (
    <Suspense>
      <NotForYou />
    </Suspense>
  )
}

function Office() {
  return (
    <AvisosContext value={useAvisos()}>
      <Frame>{useRefused() ? <Refused /> : <Outlet />}</Frame>
    </AvisosContext>
  )
}
