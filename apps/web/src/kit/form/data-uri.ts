/** A file as it travels inside a request. */
export function dataUriOf(file: Blob): Promise<string> {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(file)
  return read
}
