/** Of what no page uses: whoever comes to use it is told. */
export const REFUSES = 'throw Error("Left out when the web was built")'

/** A library's code with another body of a function; a version that lacks it does not pass unnoticed. */
export const withBody = (body: string) => (code: string, name: string) => {
  const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{[\\s\\S]*?^\\}\\n`, 'm')
  if (!whole.test(code)) throw new Error(`There is no ${name} to be left out`)
  return code.replace(whole, `function ${name}() {${body}}\n`)
}
