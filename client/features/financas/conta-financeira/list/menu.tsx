import { MenuItem } from '@blueprintjs/core'
import { BankAccount, Disable, Edit, Reset, Star, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { RowMenu } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'
import { ContaFinanceiraChoicesDocument } from '../choices.generated'
import { contaFinanceiraUrls } from '../urls'
import {
  type ContaFinanceiraLinhaFragment,
  ContasFinanceirasDocument,
  useAtivarContaFinanceiraMutation,
  useDesativarContaFinanceiraMutation,
  useTornarContaFinanceiraPadraoMutation,
} from './contas-financeiras.generated'
import { useExcluirContaFinanceira } from './excluir'

// another account stops being the default one, so the whole list is read again
const options = { refetchQueries: [ContasFinanceirasDocument, ContaFinanceiraChoicesDocument] }

export function ContaFinanceiraMenu({ conta }: { conta: ContaFinanceiraLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirContaFinanceira()
  const [ativar] = useAtivarContaFinanceiraMutation(options)
  const [desativar] = useDesativarContaFinanceiraMutation(options)
  const [tornarPadrao] = useTornarContaFinanceiraPadraoMutation(options)
  const may = (acao: string) => conta.acoesPermitidas.includes(acao)

  const change = async (call: (options: { variables: { id: string } }) => Promise<unknown>, done: string) => {
    try {
      await call({ variables: { id: String(conta.id) } })
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível alterar a conta financeira.'))
    }
  }

  return (
    <RowMenu of={conta.nome}>
      {!conta.excluidoEm && (
        <MenuItem
          icon={<BankAccount />}
          text="Ver extrato"
          onClick={() => navigate(contaFinanceiraUrls.extrato(conta.id))}
        />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar conta" onClick={() => navigate(contaFinanceiraUrls.edit(conta.id))} />
      )}
      {may('tornarPadrao') && (
        <MenuItem
          icon={<Star />}
          text="Tornar padrão"
          onClick={() => change(tornarPadrao, `${conta.nome} é a conta padrão.`)}
        />
      )}
      {may('ativar') && (
        <MenuItem
          icon={<Tick />}
          text="Ativar conta"
          onClick={() => change(ativar, 'Conta financeira ativada com sucesso.')}
        />
      )}
      {may('desativar') && (
        <MenuItem
          icon={<Disable />}
          text="Desativar conta"
          onClick={() => change(desativar, 'Conta financeira desativada com sucesso.')}
        />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir conta" intent="danger" onClick={() => remove(conta)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar conta" onClick={() => restore(conta)} />}
    </RowMenu>
  )
}
