import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts, type Texts } from './i18n.ts'

/** Hands the texts of a loader to the page: one that the server rendered has not loaded them in the browser. */
export function WithTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  addTexts(useTranslation().i18n, texts)
  return children
}
