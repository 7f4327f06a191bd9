import { loadTexts } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'
import type { Match } from '../../kit/head.ts'
import { empresaHead } from '../empresa-head.ts'

export const loadContacto = (context: AppContext): Promise<void> => loadTexts(context, 'empresa')
export const contactoHead = (match: Match) => empresaHead(match, 'contact')
