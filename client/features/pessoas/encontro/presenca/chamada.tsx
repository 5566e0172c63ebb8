import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayLost, sayReadOnly, sayWaiting, sendNow, useRoll } from '../../../../kernel/outbox'
import { MarkAll } from '../../../../kernel/roll'
import screen from '../../../../kernel/roll/screen.module.css'
import { EmptyState, formatDate, toast, useConfirm } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import {
  type ChamadaEncontroFragment,
  MarcarPresencasDocument,
  MarcarPresencasDoDiaDocument,
  type MarcarPresencasDoDiaMutation,
  type MarcarPresencasMutation,
} from './presenca.generated'
import styles from './presenca.module.css'
import { Toggle } from './toggle'
import { Visitors } from './visitors'

type Line = ChamadaEncontroFragment['chamada'][number]

/** A meeting with its roll; `id` is null for one that is created with its first mark. */
export type Encontro = Pick<
  ChamadaEncontroFragment,
  'uuid' | 'idCelula' | 'celula' | 'dataEncontro' | 'visitantes' | 'chamada'
> & { id: number | null }

type Marcadas = MarcarPresencasMutation | MarcarPresencasDoDiaMutation

type Props = {
  encontro: Encontro
  /** Shows the state that the server answers. */
  onDelivered: (answer: Marcadas['marcarPresencas']) => void
}

const whoIs = ({ idMembro, membro }: Line) => ({ who: String(idMembro), name: membro?.name ?? '-' })

/**
 * The roll call: a large switch for each person, and a counter for visitors. Each mark is stored on this device at once
 * and then sent, so that none is lost without a network; of several marks of a person the newest counts.
 */
export function Chamada({ encontro, onDelivered }: Props) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { id, uuid, idCelula, celula, dataEncontro, chamada } = encontro
  // the same before and after the meeting is created
  const record = `chamada:${idCelula}:${dataEncontro}`
  const roll = useRoll<Marcadas>({
    record,
    text: `Chamada de ${celula?.nomeCelula ?? 'encontro'}, ${formatDate(dataEncontro)}`,
    ...(id === null
      ? {
          to: encontroUrls.doDia(idCelula, dataEncontro),
          document: MarcarPresencasDoDiaDocument,
          variables: { id: String(idCelula), dataEncontro, novoUuid: uuid },
        }
      : {
          to: encontroUrls.presenca(idCelula, id),
          document: MarcarPresencasDocument,
          variables: { id: String(id) },
        }),
    onDelivered: ({ marcarPresencas }) => onDelivered(marcarPresencas),
  })
  const [leaving, setLeaving] = useState(false)
  const cell = celulaUrls.detail(idCelula)

  const isHere = ({ idMembro, presente }: Line) => roll.marks.get(String(idMembro)) ?? presente
  const members = chamada.filter(({ membroCelula }) => membroCelula)
  const guests = chamada.filter(({ membroCelula }) => !membroCelula)
  const present = chamada.filter(isHere).length
  const visitantes = roll.visitors ?? encontro.visitantes

  const remove = async (line: Line) => {
    const way = line.membroCelula ? 'marque a presença' : 'adicione o convidado'
    const text = `Deseja excluir o membro ${whoIs(line).name}? Para desfazer, ${way} de novo.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return
    roll.mark([whoIs(line)], false)
    if ((await sendNow(record)) === 'sent') toast.success('O membro foi excluído com sucesso.')
  }

  const leave = async (to: string, done?: string) => {
    setLeaving(true)
    const state = await sendNow(record)
    setLeaving(false)
    // what the server refused is named above every screen
    if (state === 'refused') return
    if (state === 'lost') return sayLost()
    if (state === 'read-only' && done) return sayReadOnly()
    if (state === 'waiting') sayWaiting('A chamada')
    else if (done) toast.success(done)
    navigate(to)
  }

  const save = () => {
    // A meeting to which nobody came is one, too. Another leader may have created it and counted its visitors meanwhile.
    if (id === null && !roll.waiting) roll.nobody()
    void leave(cell, 'Presença salva com sucesso.')
  }

  const addButton = id !== null && (
    <Button
      variant="outlined"
      icon={<Add />}
      text="Adicionar Membro"
      onClick={() => void leave(encontroUrls.adicionarMembro(idCelula, id))}
    />
  )

  return (
    <>
      <section className={screen.card}>
        <header className={screen.head}>
          <div>
            <h2>Chamada</h2>
            <p aria-live="polite">
              {present} {present === 1 ? 'presente' : 'presentes'} de {chamada.length}
            </p>
          </div>
          <MarkAll members={members} isHere={isHere} onMark={(people, on) => roll.mark(people.map(whoIs), on)} />
        </header>
        {chamada.length === 0 && <EmptyState text="Esta célula ainda não tem membros.">{addButton}</EmptyState>}
        <ul className={`${screen.people} ${styles.people}`}>
          {[...members, ...guests].map((line) => (
            <Toggle
              key={line.idMembro}
              line={line}
              on={isHere(line)}
              waiting={roll.stuck && roll.marks.has(String(line.idMembro))}
              onToggle={() => roll.mark([whoIs(line)], !isHere(line))}
              onRemove={isHere(line) && line.presente ? () => void remove(line) : undefined}
            />
          ))}
        </ul>
        {chamada.length > 0 && addButton && <div className={styles.more}>{addButton}</div>}
      </section>
      <Visitors count={visitantes} onCount={roll.count} />
      <p className={screen.saved}>{roll.where}</p>
      <footer className={screen.footer}>
        <Button variant="outlined" text="Voltar" onClick={() => navigate(cell)} />
        <Button intent="primary" text="Salvar presença" loading={leaving} onClick={save} />
      </footer>
    </>
  )
}

/** The lines of those who were marked, where the answer does not have the whole roll. */
export const marcadosDe = (answer: Marcadas['marcarPresencas']) => ('marcados' in answer ? answer.marcados : undefined)

/** Members stay on the roll also when absent. */
export const fica = ({ membroCelula }: Line) => membroCelula
