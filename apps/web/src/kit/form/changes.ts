/** The parts of a form that were changed, at whatever depth; lists are changed as a whole. */
export interface Changes {
  readonly [name: string]: unknown
}

const isGroup = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What was changed of what there was at first; nothing if nothing was. */
export function changesOf(began: Changes, now: Changes): Changes | undefined {
  const changed = Object.entries(now).flatMap(([name, value]): [string, unknown][] => {
    const before = began[name]
    if (isGroup(value) && isGroup(before)) {
      const inner = changesOf(before, value)
      return inner ? [[name, inner]] : []
    }
    return same(value, before) ? [] : [[name, value]]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The values with these changes. */
export function withChanges(values: Changes, changes: Changes): Changes {
  const changed = Object.entries(changes).map(([name, value]): [string, unknown] => {
    const before = values[name]
    return [name, isGroup(value) && isGroup(before) ? withChanges(before, value) : value]
  })
  return { ...values, ...Object.fromEntries(changed) }
}

/** What there was where something was changed. */
export function beneath(values: Changes, changes: Changes): Changes {
  const there = Object.entries(changes).map(([name, value]): [string, unknown] => {
    const before = values[name]
    return [name, isGroup(value) && isGroup(before) ? beneath(before, value) : before]
  })
  return Object.fromEntries(there)
}
