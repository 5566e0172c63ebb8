import { useApolloClient } from '@apollo/client/react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { formatMonth, toast, useConfirm } from '../../../../kernel/ui'
import { esperam } from '../../espera'
import { FechamentoDocument, useFecharMesMutation, useReabrirMesMutation } from './fechamento.generated'
import { fimDoMes } from './fim-do-mes'
import { PendenciasDoFechamentoDocument } from './pendencias.generated'

const options = { refetchQueries: [FechamentoDocument], awaitRefetchQueries: true }

/** Closes and reopens months. Each action explains its effect in a confirmation. */
export function useFechar() {
  const confirm = useConfirm()
  const [fechar] = useFecharMesMutation(options)
  const [reabrir] = useReabrirMesMutation(options)
  const pendencias = usePendencias()

  return {
    async close(mes: string) {
      let open: string
      try {
        open = await pendencias(fimDoMes(mes))
      } catch (error) {
        toast.error(errorText(error, 'Não foi possível ver o que ainda espera neste mês.'))
        return
      }
      const text = `O mês de ${formatMonth(mes)} e os anteriores ficam fechados: nenhum lançamento deles muda mais. Correções são feitas por estorno.${open}`
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

/** Says what waits until a day and cannot be entered once its month is closed. */
function usePendencias() {
  const client = useApolloClient()
  return async (ate: string): Promise<string> => {
    const { esperaNosLivros } = dataOf(
      await client.query({ query: PendenciasDoFechamentoDocument, variables: { ate }, fetchPolicy: 'no-cache' }),
    )
    const parts = esperam(esperaNosLivros)
    const one = parts.length === 1 && parts[0]?.count === 1
    const espera = one ? 'Ainda espera, e depois não entra' : 'Ainda esperam, e depois não entram'
    const texts = new Intl.ListFormat('pt-BR').format(parts.map(({ text }) => text))
    return parts.length ? ` ${espera} mais: ${texts}.` : ''
  }
}
