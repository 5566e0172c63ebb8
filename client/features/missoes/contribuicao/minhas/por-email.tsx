import { Switch } from '@blueprintjs/core'
import { errorText } from '../../../../kernel/apollo'
import { DateText, toast } from '../../../../kernel/ui'
import { useEnviaEmails } from '../../../acesso/envia-emails'
import { useRecibosPorEmailQuery, useResponderRecibosMutation } from './minhas.generated'
import styles from './minhas.module.css'

/** Lets the current user choose e-mails about receipts, and shows the text to agree to. A change is saved at once. */
export function PorEmail() {
  const { data } = useRecibosPorEmailQuery()
  const emails = useEnviaEmails()
  const [responder, { loading }] = useResponderRecibosMutation()
  const recibos = data?.meusConsentimentos.find(({ documento }) => documento === 'recibos')
  if (!recibos) return null
  const { documento, versaoTexto, titulo, texto, aceito, respondidoEm } = recibos
  const answer = (value: boolean) =>
    responder({ variables: { documento, versaoTexto, aceito: value } })
      .then(() => toast.success(value ? 'Recibos por e-mail ligados.' : 'Recibos por e-mail desligados.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível registrar a resposta.')))
  return (
    <section className={styles.email}>
      <Switch
        label={titulo}
        checked={aceito === true}
        disabled={loading}
        onChange={({ currentTarget }) => void answer(currentTarget.checked)}
        aria-describedby="recibos-por-email"
      />
      <p id="recibos-por-email">
        {texto}
        {!emails && ' Este servidor ainda não envia e-mails: até lá, nenhum chega.'}
        {respondidoEm && (
          <>
            {' '}
            {aceito ? 'Ligado' : 'Desligado'} em <DateText value={respondidoEm} />.
          </>
        )}
      </p>
    </section>
  )
}
