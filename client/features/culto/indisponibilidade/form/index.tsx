import type { z } from 'zod'
import { indisponibilidadeInput } from '../../../../../schema/rules/culto/indisponibilidade.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, Form, FormFooter, RecordField, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { type IndisponibilidadeLinhaFragment, IndisponibilidadesDocument } from '../list/indisponibilidades.generated'
import {
  useAtualizarIndisponibilidadeMutation,
  useCriarIndisponibilidadeMutation,
} from './indisponibilidade-form.generated'

type Props = {
  /** The record to edit; without it the dialog creates one. */
  indisponibilidade?: IndisponibilidadeLinhaFragment
  onClose: () => void
  onReload?: () => void
}

/** Somebody whom the current user may not block is not offered. */
const reached = { usuarioAtivo: 1, aoAlcanceDe: 'indisponibilidade.escrever' }

const options = { refetchQueries: [IndisponibilidadesDocument] }

/** Blocks days of another person, who said so without the application. */
export function IndisponibilidadeDialog({ indisponibilidade, onClose, onReload }: Props) {
  const pessoas = useUsuarioSearch(reached)
  const [criar] = useCriarIndisponibilidadeMutation(options)
  const [atualizar] = useAtualizarIndisponibilidadeMutation(options)
  const form = useZodForm(indisponibilidadeInput, indisponibilidade ?? {})
  const { control } = form

  const save = async (values: z.output<typeof indisponibilidadeInput>) => {
    const input = { ...values, idMembro: String(values.idMembro) }
    if (indisponibilidade) dataOf(await atualizar({ variables: { id: String(indisponibilidade.id), input } }))
    else dataOf(await criar({ variables: { input } }))
    toast.success(indisponibilidade ? 'Datas atualizadas.' : 'Datas bloqueadas.')
    onClose()
  }

  return (
    <Modal title={indisponibilidade ? 'Editar datas' : 'Bloquear datas de uma pessoa'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível bloquear as datas.">
        <RecordField
          control={control}
          name="idMembro"
          label="Pessoa"
          placeholder="Digite um nome ou e-mail…"
          required
          wide
          found={pessoas}
          selected={indisponibilidade?.membro && usuarioChoice(indisponibilidade.membro)}
        />
        <DateField control={control} name="dataInicio" label="De" required />
        <DateField control={control} name="dataFim" label="Até" help="Deixe em branco para um dia só." />
        <TextField
          control={control}
          name="observacao"
          label="Observação"
          help="Só a própria pessoa e quem monta as escalas leem."
          wide
          maxLength={200}
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
