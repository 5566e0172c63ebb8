import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import { MatrizEscalasDocument, useAvisarEscalasMutation } from './matriz.generated'

/** Notifies the people of one church and period who have not been notified yet, on their devices or by e-mail. */
export function useAvisar(period: { de: string; ate: string; idCliente: number | undefined }) {
  const confirm = useConfirm()
  const [avisar, { loading }] = useAvisarEscalasMutation({ refetchQueries: [MatrizEscalasDocument] })

  const tell = async () => {
    const text =
      'Cada pessoa pendente nos cultos deste mês que ainda não foi avisada recebe um aviso no aparelho ou, sem aparelho, um e-mail com o link para responder.'
    if (!(await confirm({ text, confirmText: 'Enviar avisos' }))) return
    try {
      const { data } = await avisar({ variables: period })
      const { avisadas = 0, semEmail = [], depois = [] } = data?.avisarEscalas ?? {}
      if (avisadas === 0 && semEmail.length === 0 && depois.length === 0)
        return void toast.success('Todos já foram avisados.')
      if (avisadas > 0) toast.success(avisadas === 1 ? '1 pessoa será avisada.' : `${avisadas} pessoas serão avisadas.`)
      if (semEmail.length > 0)
        toast.error(`Sem aviso, por falta de e-mail ou por escolha da pessoa: ${semEmail.join(', ')}.`)
      if (depois.length > 0)
        toast.error(`Ainda sem aviso, pelo limite de e-mails: ${depois.join(', ')}. Tente mais tarde.`)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível enviar os avisos.'))
    }
  }

  return { tell, telling: loading }
}
