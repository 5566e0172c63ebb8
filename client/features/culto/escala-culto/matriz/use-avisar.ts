import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import { useAskEnviaEmails } from '../../../acesso/envia-emails'
import { type AvisarEscalasMutation, MatrizEscalasDocument, useAvisarEscalasMutation } from './matriz.generated'

const withEmails = ' ou, sem aparelho, um e-mail com o link para responder.'
const withoutEmails =
  '. Este servidor não envia e-mails: os links de quem não tem aparelho ficam guardados com quem cuida do sistema.'

const told = (count: number) => (count === 1 ? '1 pessoa será avisada.' : `${count} pessoas serão avisadas.`)

/** Says how many people are notified, and who is not, with the reason. */
function sayTold({ avisadas, semEmail, guardados, depois }: AvisarEscalasMutation['avisarEscalas']): void {
  if (avisadas === 0 && semEmail.length + guardados.length + depois.length === 0)
    toast.success('Todos já foram avisados.')
  if (avisadas > 0) toast.success(told(avisadas))
  if (semEmail.length > 0)
    toast.error(`Sem aviso, por falta de e-mail ou por escolha da pessoa: ${semEmail.join(', ')}.`)
  if (guardados.length > 0)
    toast.error(
      `Sem aviso, porque este servidor não envia e-mails: ${guardados.join(', ')}. Os links para responder ficam guardados com quem cuida do sistema.`,
    )
  if (depois.length > 0) toast.error(`Ainda sem aviso, pelo limite de e-mails: ${depois.join(', ')}. Tente mais tarde.`)
}

/** Notifies the people of one church and period who have not been notified yet, on their devices or by e-mail. */
export function useAvisar(period: { de: string; ate: string }) {
  const confirm = useConfirm()
  const ask = useAskEnviaEmails()
  const [avisar, { loading }] = useAvisarEscalasMutation({ refetchQueries: [MatrizEscalasDocument] })

  const tell = async () => {
    try {
      const emails = await ask()
      const text = `Cada pessoa pendente nos cultos deste mês que ainda não foi avisada recebe um aviso no aparelho${emails ? withEmails : withoutEmails}`
      if (!(await confirm({ text, confirmText: 'Enviar avisos' }))) return
      const { data } = await avisar({ variables: period })
      if (data) sayTold(data.avisarEscalas)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível enviar os avisos.'))
    }
  }

  return { tell, telling: loading }
}
