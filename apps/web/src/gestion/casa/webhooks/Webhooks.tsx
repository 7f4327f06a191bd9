import { webhooks } from '@telar/contract/casa/webhooks'
import { Webhook as Icon } from 'lucide-react'
import { useState } from 'react'
import { useMay, useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { titleOf } from '../../frame/title.ts'
import { Button } from '../../parts/Button.tsx'
import { Secreto } from '../../parts/Secreto.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { NuevoWebhook } from './NuevoWebhook.tsx'
import { UnWebhook } from './UnWebhook.tsx'
import { WEBHOOKS as SAY } from './webhooks-texts.ts'

const LOOKED_AT_EVERY = 5000

/** The addresses that are told of what happens, how that goes, and what was told. */
export default function Webhooks() {
  const may = useMay()
  const { idioma } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('webhooks')
  const read = useRead(webhooks.list, {}, { staleTime: 0, refetchInterval: LOOKED_AT_EVERY })
  const [haciendo, setHaciendo] = useState(false)
  const [secreto, setSecreto] = useState<string | null>(null)
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        {may(webhooks.crear.access) && !haciendo && (
          <Button look="main" icon={Icon} onClick={() => setHaciendo(true)}>
            {say.nuevo}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, whatever it holds. */}
      <section className="o-scroll" tabIndex={0} aria-label={titleOf(screen, idioma)}>
        <section className="o-sec">
          <p className="o-q o-measure">{say.explica}</p>
          {secreto && <Secreto titulo={say.secreto} valor={secreto} />}
        </section>
        {haciendo && (
          <NuevoWebhook
            onClose={() => setHaciendo(false)}
            onMade={(nuevo) => {
              setSecreto(nuevo)
              setHaciendo(false)
            }}
          />
        )}
        <Leido de={read}>
          {(todos) =>
            todos.length === 0 ? (
              <section className="o-sec">
                <p className="o-q">{say.ninguno}</p>
              </section>
            ) : (
              todos.map((webhook) => <UnWebhook key={webhook.id} webhook={webhook} onSecret={setSecreto} />)
            )
          }
        </Leido>
      </section>
    </>
  )
}
