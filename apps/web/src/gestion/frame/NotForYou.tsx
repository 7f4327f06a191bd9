import { useSession } from '../../kit/session.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { useWords } from '../use-texts.ts'

/** For a customer who has found the staff's door. */
export function NotForYou() {
  const t = useWords(OFFICE)
  const { user, logout } = useSession()
  return (
    <main className="o-door">
      <h1 className="o-h1">{t.notForYou.title}</h1>
      <p>{t.notForYou.text(user?.email ?? '')}</p>
      <p className="o-row">
        <a className="o-btn o-btn-main" href="/">
          {t.notForYou.shop}
        </a>
        <Button look="ghost" onClick={() => void logout()}>
          {t.person.signOut}
        </Button>
      </p>
    </main>
  )
}
