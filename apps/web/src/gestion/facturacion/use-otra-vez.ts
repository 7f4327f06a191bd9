import { useState } from 'react'
import { statusOf } from '../../kit/calls/failures.ts'
import { useFormat } from '../use-texts.ts'
import { word } from '../words.ts'

const OTRA_VEZ = word('Enviar otra vez', 'Send again', 'Enviar outra vez', 'Tornar a enviar')

/** Sends a document once; who was told that it went just now, and sends it all the same, sends it again. */
export function useOtraVez(enviar: string) {
  const { word: say } = useFormat()
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
  return { otraVez, sabiendo, olvidar, asks: { verb: otraVez ? say(OTRA_VEZ) : enviar, warned: otraVez } }
}
