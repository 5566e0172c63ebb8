import { dataOf, errorText } from '../../../kernel/apollo'
import { formatMonth, toast, useConfirm } from '../../../kernel/ui'
import { FechamentoDocument, useFecharMesMutation, useReabrirMesMutation } from './fechamento.generated'

const options = { refetchQueries: [FechamentoDocument], awaitRefetchQueries: true }

/** Closes and reopens months. Each action explains its effect in a confirmation. */
export function useFechar() {
  const confirm = useConfirm()
  const [fechar] = useFecharMesMutation(options)
  const [reabrir] = useReabrirMesMutation(options)

  return {
    async close(mes: string) {
      const text = `O mês de ${formatMonth(mes)} e os anteriores ficam fechados: nenhum lançamento deles muda mais. Correções são feitas por estorno.`
      if (!(await confirm({ title: 'Fechar o mês?', text, confirmText: 'Fechar mês' }))) return
      try {
        const data = dataOf(await fechar({ variables: { mes } }))
        toast.success(data.fecharMes.message)
      } catch (error) {
        toast.error(errorText(error, 'Não foi possível fechar o mês.'))
      }
    },
    async reopen(mes: string) {
      const text = `O mês de ${formatMonth(mes)} e os seguintes voltam a aceitar mudanças. A reabertura fica na auditoria.`
      if (!(await confirm({ title: 'Reabrir o mês?', text, confirmText: 'Reabrir mês', danger: true }))) return
      try {
        const data = dataOf(await reabrir({ variables: { mes } }))
        toast.success(data.reabrirMes.message)
      } catch (error) {
        toast.error(errorText(error, 'Não foi possível reabrir o mês.'))
      }
    },
  }
}
