import type { Bound, BoundAccess, CallOutput } from '@telar/contract/kit/endpoint'
import type { Textos } from '@telar/domain/idioma'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { localSearch } from '../list/filter/local-search.ts'
import { REGISTRO } from '../words.ts'
import { type ListDef, listModel } from './crud-screen.ts'
import type { ListModel, RecordProps, Screen, ScreenHead } from './screen.ts'
import type { AnyRow } from './values.ts'

interface CustomDef extends ScreenHead {
  /** Who may not do this does not see the screen. */
  needs: BoundAccess
  table?: string
  labels?: Record<string, Textos>
  Component: ComponentType<RecordProps>
}

/** Declares a screen that is written out; its component is lazy. */
export const customScreen = ({ order = 50, labels = {}, ...def }: CustomDef): Screen => ({
  ...def,
  order,
  labels: { ...REGISTRO, ...labels },
})

type Listed<E> = CallOutput<E> extends (infer R)[] ? R : never

type LocalDef<E> = ScreenHead &
  ListDef<Listed<E>> & {
    labels: Record<Exclude<keyof Listed<E> & string, keyof typeof REGISTRO>, Textos>
    remove?: ListModel['remove']
    create?: BoundAccess
    Record: ComponentType<RecordProps>
  }

/** Declares a list over a call that answers every row at once: searching, sorting and filtering happen here. */
export function localScreen<E extends Bound>(call: E, def: NoInfer<LocalDef<E>>): Screen {
  const { area, icon, noun, order = 50, go, create, Record } = def
  const rows = call.response as unknown as { element: { shape: globalThis.Record<string, z.ZodType> } }
  return {
    ...{ area, icon, noun, order, go, create, Record },
    needs: call.access,
    table: call.resource,
    labels: { ...REGISTRO, ...(def.labels as globalThis.Record<string, Textos>) },
    list: {
      source: {
        resource: call.resource,
        call: call.name,
        access: call.access,
        search: async (client, body, signal) =>
          localSearch((await client.call(call as Bound, {}, { signal })) as unknown as AnyRow[], body),
      },
      ...listModel(def as unknown as ListDef<AnyRow>, rows.element.shape),
      actions: [],
      remove: def.remove,
    },
  }
}
