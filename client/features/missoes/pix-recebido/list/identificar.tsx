import { useState } from 'react'
import { identificarPixInput } from '../../../../../schema/rules/missoes/pix-recebido.input'
import {
  DateField,
  Form,
  FormFooter,
  RecordField,
  type RecordSearch,
  SelectField,
  searchAgain,
  useFound,
  useZodForm,
} from '../../../../kernel/form'
import { formatDate, Modal, Money, toast } from '../../../../kernel/ui'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { useEventoSearch } from '../../../agenda/evento'
import { useContaFinanceiraChoices } from '../../../financas/conta-financeira'
import { useToday } from '../../../financas/lancamento'
import { finalidadeChoices } from '../../codigo-pix'
import {
  type PixRecebidoLinhaFragment,
  PixRecebidosDocument,
  useCampanhaChoicesQuery,
  useIdentificarPixRecebidoMutation,
} from './pix-recebidos.generated'
import { useVistos } from './vistos'

type Props = { row: PixRecebidoLinhaFragment; onClose: () => void }

/** The church's campaigns that match the search text. */
function useCampanhaSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useCampanhaChoicesQuery({
    variables: { first: 20, busca: busca || undefined },
  })
  const campanhas = useFound({ data, previousData })?.campanhasMissoes.nodes ?? []
  const choices = campanhas.map(({ id, nomeCampanha }) => ({ value: id, label: nomeCampanha }))
  return { choices, busca, loading, search, again: searchAgain({ loading, error, refetch }) }
}

/** The treasurer says what a Pix was for and who gave it; then it is in the books. */
export function IdentificarDialog({ row, onClose }: Props) {
  const today = useToday()
  // the answer would be a refusal without the permission, or when less is due
  const ofConta = row.acoesPermitidas.includes('receberConta') &&
    row.contaReceber && {
      value: 'conta',
      label: `Recebimento da conta: ${row.contaReceber.descricaoConta}`,
    }
  const late = row.mesFechado && row.situacao === 'pendente'
  const form = useZodForm(identificarPixInput, {
    id: row.id,
    finalidade: (row.codigo?.finalidade ?? (ofConta ? 'conta' : 'oferta')) as 'oferta',
    idUsuario: row.codigo?.usuario?.id ?? null,
    idCampanha: row.codigo?.campanha?.id ?? null,
    idEvento: row.codigo?.evento?.id ?? null,
    idContaFinanceira: null,
    // an entry that there is already is booked anew on its own day
    data: late ? today : null,
    versao: row.versao,
  })
  const { control } = form
  const contas = useContaFinanceiraChoices()
  const pessoas = useUsuarioSearch({})
  const campanhas = useCampanhaSearch()
  const eventos = useEventoSearch()
  const vistos = useVistos()
  const [identificar] = useIdentificarPixRecebidoMutation({
    refetchQueries: [PixRecebidosDocument],
    awaitRefetchQueries: true,
  })
  const finalidade = form.watch('finalidade')
  const text = (ref: string | number | null | undefined) => (ref == null ? null : String(ref))
  return (
    <Modal title="Identificar o Pix" onClose={onClose} width={520}>
      <Form
        form={form}
        failureText="Não foi possível lançar o Pix."
        onSave={async ({ id, idUsuario, idCampanha, idEvento, idContaFinanceira, ...values }) => {
          const input = {
            ...values,
            idContaFinanceira: text(idContaFinanceira),
            idUsuario: values.finalidade === 'conta' ? null : text(idUsuario),
            idCampanha: values.finalidade === 'campanha' ? text(idCampanha) : null,
            idEvento: values.finalidade === 'evento' ? text(idEvento) : null,
          }
          await identificar({ variables: { id: String(id), input, ...vistos } })
          toast.success('Pix lançado.')
          onClose()
        }}
      >
        <p>
          {formatDate(row.data)} · <Money value={row.valor} />
          {row.pagador && ` · pago por ${row.pagador}`}
          {row.mensagem && ` · “${row.mensagem}”`}
        </p>
        <SelectField
          control={control}
          name="finalidade"
          label="Para"
          required
          choices={[...(ofConta ? [ofConta] : []), ...finalidadeChoices]}
        />
        {finalidade === 'campanha' && (
          <RecordField
            control={control}
            name="idCampanha"
            label="Campanha"
            required
            found={campanhas}
            selected={
              row.codigo?.campanha && { value: row.codigo.campanha.id, label: row.codigo.campanha.nomeCampanha }
            }
          />
        )}
        {finalidade === 'evento' && (
          <RecordField
            control={control}
            name="idEvento"
            label="Evento"
            required
            found={eventos}
            selected={row.codigo?.evento && { value: row.codigo.evento.id, label: row.codigo.evento.nomeEvento }}
          />
        )}
        {finalidade !== 'conta' && (
          <RecordField
            control={control}
            name="idUsuario"
            label="Quem ofertou"
            help="Em branco, fica sem nome."
            found={pessoas}
            selected={row.codigo?.usuario && { value: row.codigo.usuario.id, label: row.codigo.usuario.name }}
          />
        )}
        {contas.length > 0 && (
          <SelectField
            control={control}
            name="idContaFinanceira"
            label="Conta financeira"
            choices={contas}
            placeholder={row.situacao === 'lancado' ? 'A do lançamento atual' : 'A do Pix pelo banco'}
            help="Onde o dinheiro está."
          />
        )}
        {late && (
          <DateField
            control={control}
            name="data"
            label="Data do lançamento"
            required
            help="O mês em que o Pix chegou está fechado: lance em um mês aberto. Um dízimo ou uma doação fica com o dia do Pix."
          />
        )}
        <FormFooter form={form} cancel={onClose} saveText="Lançar" />
      </Form>
    </Modal>
  )
}
