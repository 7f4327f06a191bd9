import { clientes } from '@telar/contract/calls'
import { idiomaDe } from '@telar/domain/idioma'
import { keepLanguage, OF_ACCOUNT } from '../../i18n/choice.ts'
import { languagesInCookies } from '../../i18n/detection.ts'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { profileQuery } from '../../kit/session.ts'
import { settingsQuery } from '../../kit/settings.ts'

/** Whether a person, and not the account that signed in before, has chosen the language of this browser. */
const isChosen = () =>
  languagesInCookies(document.cookie).some((tag) => idiomaDe(tag)) && window.localStorage.getItem(OF_ACCOUNT) === null

/** A customer who has just come in is spoken to in the language of their account; staff, in that of their browser. Says whether that is another one. */
export async function speakAsCustomer({ client, queryClient, i18n }: AppContext): Promise<boolean> {
  if (isChosen()) return false
  const { clienteId } = await queryClient.ensureQueryData(profileQuery(client))
  if (clienteId === null) return false
  const { idioma } = await queryClient.fetchQuery({ ...query(client, clientes.mio, {}), meta: { errors: 'local' } })
  const { idiomas } = await queryClient.ensureQueryData(settingsQuery(client))
  if (!idiomas.includes(idioma)) return false
  const changes = idioma !== i18n.language
  window.localStorage.setItem(OF_ACCOUNT, idioma)
  await keepLanguage(i18n, idioma)
  return changes
}
