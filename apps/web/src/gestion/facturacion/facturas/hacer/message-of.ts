import { firstMessage, insideOf, messageIn } from '../../../record/form/told.ts'

/** What is wrong with one line, or with the list of them. */
export const messageOf = (lineas: unknown, line?: number): string | undefined =>
  line === undefined ? messageIn(lineas) : firstMessage(insideOf(lineas, String(line)))
