import { dizimoInput } from '../../../../../schema/rules/financas/dizimo.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, RecordField, useZodForm } from '../../../../kernel/form'
import { formatDate, formatMoney, Modal, toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { useAtualizarDizimoMutation } from '../form/dizimo-form.generated'
import { type DizimoLinhaFragment, DizimosDocument } from './dizimos.generated'

type Props = { dizimo: DizimoLinhaFragment; onClose: () => void }

const pessoaInput = dizimoInput.pick({ idMembro: true })

/** Corrects whose a tithe of a closed month was. The rest of it stays as the books have it. */
export function PessoaDialog({ dizimo, onClose }: Props) {
  const { id, membro, valorDizimo, dataDizimo, meioDizimo, versao } = dizimo
  const pessoas = useUsuarioSearch({})
  const form = useZodForm(pessoaInput, { idMembro: membro?.id })
  const [atualizar] = useAtualizarDizimoMutation({ refetchQueries: [DizimosDocument], awaitRefetchQueries: true })
  return (
    <Modal title="Corrigir a pessoa" onClose={onClose} width={520}>
      <Form
        form={form}
        failureText="Não foi possível corrigir a pessoa do dízimo."
        onSave={async ({ idMembro }) => {
          const input = { idMembro: String(idMembro), valorDizimo, dataDizimo, meioDizimo, versao }
          dataOf(await atualizar({ variables: { id: String(id), input } }))
          toast.success('Pessoa do dízimo corrigida.')
          onClose()
        }}
      >
        <p>
          Dízimo de {formatMoney(valorDizimo)} em {formatDate(dataDizimo)}. O mês está fechado: o valor, a data, o meio
          e a conta ficam como estão, e nada muda nos livros. Um comprovante anual de quem perde ou ganha este dízimo é
          cancelado.
        </p>
        <RecordField
          control={form.control}
          name="idMembro"
          label="Membro"
          required
          found={pessoas}
          selected={membro ? usuarioChoice(membro) : undefined}
        />
        <FormFooter form={form} cancel={onClose} saveText="Corrigir" />
      </Form>
    </Modal>
  )
}
