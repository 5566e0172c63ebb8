import { Button } from '@blueprintjs/core'
import { isReadOnly } from '../outbox'
import { toast } from '../ui'

type Props<Line> = {
  /** The members of the group. Guests are marked one by one: once absent, they are no longer on the roll. */
  members: readonly Line[]
  isHere: (line: Line) => boolean
  onMark: (people: Line[], on: boolean) => void
}

/** Marks all members as present, or as absent when all are present. A tap by mistake is taken back by the message. */
export function MarkAll<Line>({ members, isHere, onMark }: Props<Line>) {
  if (members.length === 0) return null
  const on = !members.every(isHere)
  const mark = () => {
    const people = members.filter((line) => isHere(line) !== on)
    onMark(people, on)
    if (isReadOnly()) return
    toast.info(markedText(people.length, on), { action: { text: 'Desfazer', onClick: () => onMark(people, !on) } })
  }
  return <Button variant="minimal" text={on ? 'Marcar todos' : 'Desmarcar todos'} onClick={mark} />
}

const markedText = (count: number, on: boolean): string => {
  const verb = on ? 'marcada' : 'desmarcada'
  return count === 1 ? `1 presença ${verb}.` : `${count} presenças ${verb}s.`
}
