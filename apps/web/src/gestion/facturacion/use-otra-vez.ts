import { useState } from 'react'
import { statusOf } from '../../kit/calls/failures.ts'

/** Sends a document once; who was told that it went just now, and sends it all the same, sends it again. */
export function useOtraVez() {
  const [otraVez, setOtraVez] = useState(false)
  const sabiendo = async <T>(enviado: Promise<T>): Promise<T> => {
    try {
      return await enviado
    } catch (error) {
      if (statusOf(error) === 409) setOtraVez(true)
      throw error
    }
  }
  const olvidar = () => setOtraVez(false)
  return { otraVez, sabiendo, olvidar }
}
