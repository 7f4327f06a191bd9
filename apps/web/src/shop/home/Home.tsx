import { useSession } from '../../kit/session.ts'
import { HomeArrivals } from './HomeArrivals.tsx'
import { HomeColecciones } from './HomeColecciones.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeInvitation } from './HomeInvitation.tsx'
import { HomeProof } from './HomeProof.tsx'
import { HomeTipos } from './HomeTipos.tsx'
import type { HomeData } from './load.ts'

export function Home({ recientes, modelos }: HomeData) {
  const { status } = useSession()
  return (
    <>
      <HomeHero />
      <HomeColecciones />
      <HomeArrivals recientes={recientes} modelos={modelos} />
      <HomeTipos />
      <HomeProof />
      {status === 'anonymous' && <HomeInvitation />}
    </>
  )
}
