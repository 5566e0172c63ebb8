import { useApolloClient } from '@apollo/client/react'
import { devolverPixInput } from '../../../../../schema/rules/missoes/pix-recebido.input'
import { cents, fromCents } from '../../../../kernel/chart'
import { Form, FormFooter, MoneyField, useZodForm } from '../../../../kernel/form'
import { formatMoney, Modal, toast } from '../../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../../../acesso/confirmar-senha'
import {
  type PixRecebidoLinhaFragment,
  PixRecebidosDocument,
  useDevolverPixRecebidoMutation,
} from './pix-recebidos.generated'
import { useVistos } from './vistos'

type Props = { row: PixRecebidoLinhaFragment; onClose: () => void }

/** Gives money back through the bank: with the password, because it leaves the church. */
export function DevolverDialog({ row, onClose }: Props) {
  // what the person has seen: the same request, sent again after a lost answer, gives the money back once
  const { quantasDevolucoes } = row
  // what is on its way back is gone, though the books do not have it yet
  const resta = fromCents(cents(row.restante) - cents(row.valorEmDevolucao))
  const form = useZodForm(devolverPixInput, { id: row.id, valor: resta, quantasDevolucoes, minhaSenha: '' })
  const { control } = form
  const client = useApolloClient()
  const vistos = useVistos()
  const [devolver] = useDevolverPixRecebidoMutation({
    context: { secret: true },
    refetchQueries: [PixRecebidosDocument],
    awaitRefetchQueries: true,
  })
  return (
    <Modal title="Devolver o Pix" onClose={onClose}>
      <Form
        form={form}
        failureText="Não foi possível devolver o Pix."
        onReload={() => {
          void client.refetchQueries({ include: [PixRecebidosDocument] })
          onClose()
        }}
        onSave={comOutroCodigo(form, async ({ id, ...input }) => {
          const { data } = await devolver({ variables: { id: String(id), input, ...vistos } })
          const situacao = data?.devolverPixRecebido.situacaoDevolucao
          if (situacao === 'NAO_REALIZADO')
            toast.error('O banco não fez a devolução. O dinheiro continua com a igreja.')
          else toast.success(situacao === 'DEVOLVIDO' ? 'Pix devolvido.' : 'O banco está fazendo a devolução.')
          onClose()
        })}
      >
        <p>
          O banco devolve o dinheiro a quem pagou{row.pagador && `, ${row.pagador}`}. Restam {formatMoney(resta)} deste
          Pix. Quando o banco confirma, o lançamento é estornado.
        </p>
        <MoneyField control={control} name="valor" label="Valor" required />
        <ConfirmarCampos control={control} />
        <FormFooter form={form} cancel={onClose} saveText="Devolver" danger />
      </Form>
    </Modal>
  )
}
