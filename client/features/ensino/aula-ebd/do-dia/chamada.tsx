import { Button } from '@blueprintjs/core'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayLost, sayReadOnly, sayWaiting, sendNow, useRoll } from '../../../../kernel/outbox'
import screen from '../../../../kernel/roll/screen.module.css'
import { formatDate, toast } from '../../../../kernel/ui'
import {
  type ChamadaAulaEbdFragment,
  MarcarPresencasAulaDocument,
  MarcarPresencasAulaDoDiaDocument,
} from '../chamada/chamada.generated'
import styles from '../chamada/chamada.module.css'
import { Count } from '../chamada/counter'
import { Guest } from '../chamada/guest'
import { type Line, type Resposta, Roll, rollOf, whoIs } from '../chamada/roll'
import { aulaUrls } from '../urls'
import type { ChamadaDaClasseQuery } from './do-dia.generated'

const HOME = '/dashboard/home'

type Props = {
  classe: ChamadaDaClasseQuery['classeEBD']
  dia: string
  /** what a new lesson is called */
  uuid: string
  /** undefined for a lesson that is created with its first mark */
  aula: ChamadaAulaEbdFragment | undefined
  /** Shows the state that the server answers. */
  onDelivered: (answer: Resposta) => void
}

/** The roll of a class and its visitors. Each mark is stored on this device at once and then sent. */
export function Chamada({ classe, dia, uuid, aula, onDelivered }: Props) {
  const navigate = useNavigate()
  const record = rollOf(classe.id, dia)
  const idAula = useRef(aula?.id)
  idAula.current = aula?.id
  const roll = useRoll<{ marcarPresencasAula: Resposta }>({
    record,
    text: `Chamada de ${classe.nomeClasse}, ${formatDate(dia)}`,
    ...(aula
      ? { to: aulaUrls.detail(aula.id), document: MarcarPresencasAulaDocument, variables: { id: String(aula.id) } }
      : {
          to: aulaUrls.doDia(classe.id, dia),
          document: MarcarPresencasAulaDoDiaDocument,
          variables: { id: String(classe.id), dataAula: dia, novoUuid: uuid },
        }),
    onDelivered: ({ marcarPresencasAula: answer }) => {
      idAula.current = answer.aula.id
      onDelivered(answer)
    },
  })
  const [leaving, setLeaving] = useState(false)

  const known: Line[] = aula?.chamada ?? classe.alunos.map((aluno) => ({ ...aluno, aluno: true }))
  const guests = roll.people
    .filter(({ who }) => !known.some(({ idMembro }) => String(idMembro) === who))
    .map(({ who, name }) => ({ idMembro: Number(who), aluno: false, membro: { name } }))
  const lines = [...known, ...guests]
  const here = aula?.chamada.filter(({ presente }) => presente).map(({ idMembro }) => idMembro) ?? []
  const present = lines.map(({ idMembro }) => idMembro).filter((id) => roll.marks.get(String(id)) ?? here.includes(id))
  const waiting = new Set(roll.stuck ? [...roll.marks.keys()].map(Number) : [])
  const visitantes = roll.visitors ?? aula?.visitantes ?? 0

  const leave = async (to: () => string, done?: string) => {
    // A lesson to which nobody came is one, too. Somebody else may have created it and counted its visitors meanwhile.
    if (!aula && !roll.waiting) roll.nobody()
    setLeaving(true)
    const state = await sendNow(record)
    setLeaving(false)
    // what the server refused is named above every screen
    if (state === 'refused') return
    if (state === 'lost') return sayLost()
    if (state === 'read-only') return sayReadOnly()
    if (state === 'waiting') {
      sayWaiting('A chamada')
      return navigate(HOME)
    }
    if (done) toast.success(done)
    navigate(to())
  }
  const rest = () => (idAula.current === undefined ? HOME : aulaUrls.detail(idAula.current))

  return (
    <>
      <Roll
        classe={classe}
        lines={lines}
        present={present}
        waiting={waiting}
        onMark={(people, on) => roll.mark(people.map(whoIs), on)}
      >
        <Guest onAdd={(guest) => !present.includes(guest.idMembro) && roll.mark([whoIs(guest)], true)} />
      </Roll>
      <section className={screen.card}>
        <Count label="Visitantes" one="um visitante" count={visitantes} onCount={roll.count} />
        <Button
          className={styles.rest}
          variant="outlined"
          text="Tema, Bíblias e oferta"
          disabled={leaving}
          onClick={() => void leave(rest)}
        />
      </section>
      <p className={screen.saved}>{roll.where}</p>
      <footer className={screen.footer}>
        <Button variant="outlined" text="Voltar" onClick={() => navigate(HOME)} />
        <Button
          intent="primary"
          text="Salvar chamada"
          loading={leaving}
          onClick={() => void leave(() => HOME, 'Chamada salva com sucesso.')}
        />
      </footer>
    </>
  )
}
