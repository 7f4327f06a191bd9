import { lazy, Suspense } from 'react'
import { useSession } from '../../kit/session.ts'
import { HomeArrivals } from './HomeArrivals.tsx'
import { HomeClienteRoom } from './HomeClienteRoom.tsx'
import { HomeColecciones } from './HomeColecciones.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeInvitation } from './HomeInvitation.tsx'
import { HomeProof } from './HomeProof.tsx'
import { HomeTipos } from './HomeTipos.tsx'
import type { HomeData } from './load.ts'

/** Only for who is signed in, so that nobody else loads it. */
const HomeCliente = lazy(() => import('./HomeCliente.tsx'))

/** Each part comes to life on its own, so that the page answers in between. */
export function Home({ recientes, modelos }: HomeData) {
  const { status } = useSession()
  return (
    <>
      <HomeHero />
      {status === 'signed-in' ? (
        <Suspense fallback={<HomeClienteRoom />}>
          <HomeCliente />
        </Suspense>
      ) : (
        <HomeClienteRoom />
      )}
      <Suspense>
        <HomeColecciones />
      </Suspense>
      <Suspense>
        <HomeArrivals recientes={recientes} modelos={modelos} />
      </Suspense>
      <Suspense>
        <HomeTipos />
      </Suspense>
      <Suspense>
        <HomeProof />
      </Suspense>
      {status === 'anonymous' && <HomeInvitation />}
    </>
  )
}
