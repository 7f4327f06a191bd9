const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (value: unknown): string => String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Markup whose gaps are already safe. */
export class Html {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

const gap = (value: unknown): string => {
  if (value instanceof Html) return value.value
  return Array.isArray(value) ? value.map(gap).join('') : escaped(value)
}

/** Markup with every gap escaped. */
export const html = (parts: TemplateStringsArray, ...gaps: unknown[]): Html =>
  new Html(parts.reduce((text, part, i) => text + gap(gaps[i - 1]) + part))
