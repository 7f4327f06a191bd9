/** A `fetch` that says how much of a large body is on its way, which the browser's own does not. */
export const uploading =
  (onProgress: (part: number) => void): typeof fetch =>
  (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(url))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after')
        const headers: HeadersInit = retryAfter ? { 'retry-after': retryAfter } : {}
        resolve(new Response(request.responseText, { status: request.status, headers }))
      }
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.send(init?.body as string)
    })
