import { isId } from '../../kit/id.ts'

/** The colour in a model's address. */
export const modeloParams = ({ color }: Record<string, unknown>): { color?: number } =>
  isId(String(color)) ? { color: Number(color) } : {}
