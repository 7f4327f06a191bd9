import type { I18n } from '../../i18n/i18n.ts'
import { toast } from '../toast.tsx'
import { actionOn, toldOf } from './failures.ts'
import { staysHere, tellRefused } from './refused.ts'

const LOGIN = '/login'

interface Surroundings {
  i18n: I18n
  goToLogin: (retUrl: string) => void
  signedIn: () => boolean
}

/** Deals with a failed call that no screen has taken on: sign in first, or say what happened. */
export function onFailure(error: unknown, { i18n, goToLogin, signedIn }: Surroundings): void {
  const action = actionOn(error)
  const { pathname, search, hash, href } = window.location
  if (action.do === 'sign-in') {
    const forbidden = action.retUrl === 'address'
    if (forbidden && staysHere(pathname, signedIn())) tellRefused(pathname)
    else if (pathname !== LOGIN) goToLogin(forbidden ? href : pathname + search + hash)
  }
  if (action.do === 'tell') {
    console.error(error)
    toast.error(toldOf(error, action.message, i18n.t), { id: action.message })
  }
}
