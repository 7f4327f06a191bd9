import type { Implementation } from './kit/call.ts'
import { loadModules } from './load.ts'

/** A noun of the trade is a folder of its area, and its calls are in `routes.ts`. */
export async function loadRoutes(): Promise<Implementation[]> {
  const modules = await loadModules<{ default: Implementation }>('*/*/routes.ts', import.meta.dirname)
  return modules.map((module) => module.default)
}
