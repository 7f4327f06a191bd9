import { useSession } from '../../kit/session.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { useWords } from '../use-texts.ts'
import { NOT_FOR_YOU } from './not-for-you-texts.ts'

/** For a customer who has found the staff's door. */
export default function NotForYou() {
  const t = useWords(OFFICE)
  const say = useWords(NOT_FOR_YOU)
  const { user, logout } = useSession()
  return (
    <main className="o-door">
      <h1 className="o-h1">{say.title}</h1>
      <p>{say.text(user?.email ?? '')}</p>
      <p className="o-row">
        <a className="o-btn o-btn-main" href="/">
          {t.person.shop}
        </a>
        <Button look="ghost" onClick={() => void logout()}>
          {t.person.signOut}
        </Button>
      </p>
    </main>
  )
}
