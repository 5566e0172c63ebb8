import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { RecordField } from '../../../../kernel/form'
import { useKeptSearch, useUsuarioSearch } from '../../../acesso/usuario'
import type { Line } from './roll'

type Props = { onAdd: (guest: Line) => void }

/**
 * Adds a person of the church who is not a pupil of the class. The selected person is added at once, and the field
 * becomes empty.
 */
export function Guest({ onAdd }: Props) {
  const { control, watch, reset } = useForm<{ idMembro: number | null }>({ defaultValues: { idMembro: null } })
  const people = useKeptSearch(useUsuarioSearch({ usuarioAtivo: 1 }))
  const chosen = people.choices.find(({ value }) => value === watch('idMembro'))
  const add = useRef(onAdd)
  add.current = onAdd
  useEffect(() => {
    if (!chosen) return
    add.current({ idMembro: chosen.value, aluno: false, membro: { name: chosen.name } })
    reset({ idMembro: null })
  }, [chosen, reset])
  return (
    <RecordField
      control={control}
      name="idMembro"
      label="Adicionar convidado"
      placeholder="Digite o nome de quem veio…"
      help="Uma pessoa da igreja que não é desta classe."
      found={people}
    />
  )
}
