import { useContext } from 'react'
import { todayIn } from '../../../../schema/rules/dates.js'
import { errorText } from '../../../kernel/apollo'
import { inBinText } from '../../../kernel/record'
import { useCan } from '../../../kernel/session'
import { formatMoney, TimeZone, toast, useConfirm } from '../../../kernel/ui'
import { ContaFinanceiraSelect, useContaFinanceira } from '../../financas/conta-financeira'
import { PatrimonioDetalheDocument } from '../patrimonio'
import {
  useConcluirManutencaoPatrimonioMutation,
  useExcluirManutencaoPatrimonioMutation,
  useReabrirManutencaoPatrimonioMutation,
  useRestaurarManutencaoPatrimonioMutation,
} from './actions.generated'
import { ManutencaoPatrimonioDetalheDocument } from './detail/manutencao-patrimonio.generated'
import { ManutencoesPatrimonioDocument } from './list/manutencoes-patrimonio.generated'
import { PagaEm } from './paga-em'

type Manutencao = {
  id: number
  dataManutencao: string
  valorManutencao: string
  patrimonio?: { nomePatrimonio: string } | null
}

const refetchQueries = [ManutencoesPatrimonioDocument, ManutencaoPatrimonioDetalheDocument, PatrimonioDetalheDocument]

/** The actions on a maintenance. All except `restore` require a confirmation; all report the result. */
export function useManutencaoActions() {
  const conta = useContaFinanceira()
  const timeZone = useContext(TimeZone)
  const confirm = useConfirm()
  const canRestore = useCan('lixeira.restaurar')
  const [concluir] = useConcluirManutencaoPatrimonioMutation({ refetchQueries })
  const [reabrir] = useReabrirManutencaoPatrimonioMutation({ refetchQueries })
  const [excluir] = useExcluirManutencaoPatrimonioMutation({ refetchQueries })
  const [restaurar] = useRestaurarManutencaoPatrimonioMutation({ refetchQueries })

  const conclude = async ({ id, dataManutencao, valorManutencao, patrimonio }: Manutencao) => {
    const text = `Uma saída de ${formatMoney(valorManutencao)} será lançada para ${patrimonio?.nomePatrimonio}. Se for engano, “Desfazer conclusão” na página da manutenção desfaz.`
    let chosen: string | undefined
    const choose = (value: string) => {
      chosen = value || undefined
    }
    const today = todayIn(timeZone)
    let paid = dataManutencao < today ? dataManutencao : today
    const question = (
      <>
        <p>{text}</p>
        <PagaEm
          start={paid}
          onChoose={(value) => {
            paid = value
          }}
        />
        <ContaFinanceiraSelect conta={conta} onChoose={choose} />
      </>
    )
    if (!(await confirm({ text: question, confirmText: 'Concluir' }))) return
    try {
      await concluir({ variables: { id: String(id), idContaFinanceira: conta.enviar(chosen), data: paid || null } })
      toast.success('Manutenção concluída com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Ocorreu um problema ao concluir a manutenção.'))
    }
  }

  const reopen = async ({ id, valorManutencao }: Manutencao): Promise<boolean> => {
    const text = `A manutenção volta a ficar pendente e a saída de ${formatMoney(valorManutencao)} sai do livro-caixa.`
    if (
      !(await confirm({ title: 'Desfazer conclusão?', text, confirmText: 'Desfazer conclusão', cancelText: 'Voltar' }))
    )
      return false
    try {
      await reabrir({ variables: { id: String(id) } })
      toast.success('Manutenção reaberta com sucesso.')
      return true
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível reabrir a manutenção.'))
      return false
    }
  }

  const restore = async ({ id }: Pick<Manutencao, 'id'>) => {
    try {
      await restaurar({ variables: { id: String(id) } })
      toast.success('Manutenção restaurada com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível restaurar a manutenção.'))
    }
  }

  const cancel = async (row: Manutencao): Promise<boolean> => {
    const text = `A manutenção de ${row.patrimonio?.nomePatrimonio} sairá da lista. ${inBinText(canRestore)}`
    if (!(await confirm({ text, confirmText: 'Cancelar manutenção', cancelText: 'Voltar', danger: true }))) return false
    try {
      await excluir({ variables: { id: String(row.id) } })
      const undo = { text: 'Desfazer', onClick: () => restore(row) }
      toast.success('Manutenção cancelada com sucesso.', { action: canRestore ? undo : undefined })
      return true
    } catch (error) {
      toast.error(errorText(error, 'Ocorreu um problema ao cancelar a manutenção.'))
      return false
    }
  }

  return { conclude, reopen, cancel, restore }
}
