import { useDeletion } from '../../../../kernel/record'
import { ContaFinanceiraChoicesDocument } from '../choices.generated'
import {
  ContasFinanceirasDocument,
  useExcluirContaFinanceiraMutation,
  useRestaurarContaFinanceiraMutation,
} from './contas-financeiras.generated'

const refetchQueries = [ContasFinanceirasDocument, ContaFinanceiraChoicesDocument]

export function useExcluirContaFinanceira() {
  const [excluir] = useExcluirContaFinanceiraMutation({ refetchQueries })
  const [restaurar] = useRestaurarContaFinanceiraMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (conta: { id: number; nome: string }) => `A conta financeira "${conta.nome}" sairá da lista.`,
      removed: 'Conta financeira excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a conta financeira.',
      restored: 'Conta financeira restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a conta financeira.',
    },
  })
}
