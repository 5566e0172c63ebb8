import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { newUuid, useOutbox, useSet } from '../../../../kernel/outbox'
import { toast } from '../../../../kernel/ui'
import { quandoCulto } from '../titulo'
import { cultoUrls } from '../urls'
import { ContarVisitantesCultoDocument, type PresencaDoCultoQuery } from './presenca.generated'
import styles from './presenca.module.css'

type Props = { culto: PresencaDoCultoQuery['culto']; live: number | undefined }

/**
 * Counts visitors. Several people may count at the same time, so each screen sets what it has added itself, and the server
 * adds these counts up; without a network they wait on the device.
 */
export function Visitors({ culto, live }: Props) {
  const { id } = culto
  const counts = culto.acoesPermitidas.includes('editar')
  const records = `visitantes:${id}:`
  const [aparelho] = useState(newUuid)
  /** what this screen has added; several presses may come before the next rendering */
  const mine = useRef(0)
  const [server, setServer] = useState({ visitantes: culto.visitantes, mine: 0 })
  useEffect(() => {
    if (live !== undefined) setServer((before) => ({ ...before, visitantes: live }))
  }, [live])
  const set = useSet({
    record: records + aparelho,
    document: ContarVisitantesCultoDocument,
    onDelivered: ({ contarVisitantesCulto: { visitantes, quantos } }) => setServer({ visitantes, mine: quantos }),
  })
  // the screen may have been closed before its count was sent
  const others = useOutbox().waiting.filter(({ record }) => record.startsWith(records) && record !== records + aparelho)
  const first = new Map(others.toReversed().map((item) => [item.record, item.before ?? 0]))
  const last = new Map(others.map((item) => [item.record, Number(item.variables.quantos)]))
  const waiting = [...last].reduce((sum, [record, quantos]) => sum + quantos - (first.get(record) ?? 0), 0)
  const shown = Math.max(0, server.visitantes + mine.current - server.mine + waiting)

  const add = async (more: number) => {
    mine.current += more
    const state = await set
      .change({
        text: `Visitantes do culto, ${quandoCulto(culto)}: ${mine.current > 0 ? '+' : ''}${mine.current}`,
        to: cultoUrls.presenca(id),
        variables: { id: String(id), aparelho, quantos: mine.current },
        before: server.mine,
      })
      .catch(() => 'lost' as const)
    if (state === 'refused') toast.error('O número de visitantes não foi aceito. Veja o motivo acima.')
    if (state !== 'lost' && state !== 'read-only') return
    mine.current -= more
    if (state === 'lost') toast.error('Não foi possível guardar o número de visitantes. Tente de novo.')
  }

  return (
    <div>
      <h2 id="visitantes">Visitantes</h2>
      <div className={styles.counter}>
        {counts && (
          <Button
            icon={<Minus />}
            aria-label="Um visitante a menos"
            disabled={shown === 0}
            onClick={() => void add(-1)}
          />
        )}
        <output className={styles.number} aria-labelledby="visitantes" aria-live="polite">
          {shown}
        </output>
        {counts && <Button icon={<Plus />} aria-label="Um visitante a mais" onClick={() => void add(1)} />}
      </div>
      {(set.stuck || waiting !== 0) && <small>Aguardando</small>}
    </div>
  )
}
