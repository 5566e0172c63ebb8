import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { amend } from '../../../../kernel/kept'
import { newUuid, useOutbox, useSet } from '../../../../kernel/outbox'
import { whenLoaded } from '../../../../kernel/outbox/loaded'
import { toast } from '../../../../kernel/ui'
import { quandoCulto } from '../titulo'
import { cultoUrls } from '../urls'
import {
  ContarVisitantesCultoDocument,
  type ContarVisitantesCultoMutation,
  type PresencaDoCultoQuery,
} from './presenca.generated'
import styles from './presenca.module.css'

type Props = { culto: PresencaDoCultoQuery['culto']; live: number | undefined }

const heard = new Set<string>()

/** The copies take the server's number, also after the screen was left: else the same visitors would be counted again. */
function keepCounts(record: string, id: number): void {
  if (heard.has(record)) return
  heard.add(record)
  whenLoaded((outbox) =>
    outbox.onDelivered(record, (data) => {
      const { visitantes } = (data as ContarVisitantesCultoMutation).contarVisitantesCulto
      void amend('Culto', id, { visitantes })
    }),
  )
}

/**
 * Counts visitors. Several people may count at the same time, so each screen sets what it has added itself, and the server
 * adds these counts up; without a network they wait on the device.
 */
export function Visitors({ culto, live }: Props) {
  const { id } = culto
  const counts = culto.acoesPermitidas.includes('editar')
  const records = `visitantes:${id}:`
  const [aparelho, setAparelho] = useState(newUuid)
  const record = records + aparelho
  const [server, setServer] = useState({ visitantes: culto.visitantes, mine: 0 })
  useEffect(() => {
    if (live !== undefined) setServer((before) => ({ ...before, visitantes: live }))
  }, [live])
  const set = useSet({
    record,
    document: ContarVisitantesCultoDocument,
    onDelivered: ({ contarVisitantesCulto: { visitantes, quantos } }) => setServer({ visitantes, mine: quantos }),
  })
  const { waiting } = useOutbox()
  // the screen may have been closed before its count was sent
  const others = waiting.filter((item) => item.record.startsWith(records) && item.record !== record)
  const first = new Map(others.toReversed().map((item) => [item.record, item.before ?? 0]))
  const last = new Map(others.map((item) => [item.record, Number(item.variables.quantos)]))
  const fromOthers = [...last].reduce((sum, [record, quantos]) => sum + quantos - (first.get(record) ?? 0), 0)
  /** what this screen has added: what waits, or what the server has */
  const added = set.waiting?.quantos ?? server.mine
  const shown = Math.max(0, server.visitantes + added - server.mine + fromOthers)

  const heardNow = [record, ...last.keys()].join(' ')
  useEffect(() => {
    for (const record of heardNow.split(' ')) keepCounts(record, id)
  }, [heardNow, id])

  /** the same with presses that the outbox does not show yet, of which several may come before the next rendering */
  const mine = useRef(0)
  const pressed = useRef(0)
  const latest = useRef(added)
  // what was discarded, or could not be stored, is not added again by the next press
  const settle = () => {
    if (pressed.current === 0) mine.current = latest.current
  }
  useLayoutEffect(() => {
    latest.current = added
    settle()
  })

  // A count that goes without an answer here was refused, discarded, or sent by another window of this person. The next one
  // is a count of its own, which neither contains nor replaces it.
  const waits = set.waiting?.quantos
  const waited = useRef<number>(undefined)
  useEffect(() => {
    const before = waited.current
    waited.current = waits
    if (waits !== undefined || before === undefined || before === server.mine) return
    mine.current = 0
    setAparelho(newUuid())
    setServer((now) => ({ ...now, mine: 0 }))
  }, [waits, server.mine])

  const add = async (more: number) => {
    mine.current += more
    pressed.current++
    const state = await set
      .change({
        text: `Visitantes do culto, ${quandoCulto(culto)}: ${mine.current > 0 ? '+' : ''}${mine.current}`,
        to: cultoUrls.presenca(id),
        variables: { id: String(id), aparelho, quantos: mine.current },
        before: server.mine,
      })
      .catch(() => 'lost' as const)
    pressed.current--
    settle()
    if (state === 'refused') toast.error('O número de visitantes não foi aceito. Veja o motivo acima.')
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
      {(set.stuck || fromOthers !== 0) && <small>Aguardando</small>}
    </div>
  )
}
