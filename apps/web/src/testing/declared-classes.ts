const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g

/** The classes that a stylesheet declares for all that it is for: alone, directly below it, whatever the screen. */
function declaredClasses(css: string): Set<string> {
  const classes = new Set<string>()
  let depth = 0
  let written = ''
  for (const sign of css.replace(COMMENT, '')) {
    if (sign === '{') {
      const [, name] = (depth === 1 && /^& (\.[\w-]+)$/.exec(written.trim())) || []
      if (name) classes.add(name)
      depth += 1
      written = ''
    } else if (sign === '}' || sign === ';') {
      if (sign === '}') depth -= 1
      written = ''
    } else written += sign
  }
  return classes
}

/** In which stylesheets each class is declared. */
export function homesOf(sheets: readonly (readonly [file: string, css: string])[]): Map<string, string[]> {
  const homes = new Map<string, string[]>()
  for (const [file, css] of sheets)
    for (const name of declaredClasses(css)) homes.set(name, [...(homes.get(name) ?? []), file])
  return homes
}
