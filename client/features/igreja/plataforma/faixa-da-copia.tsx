import { Callout } from '@blueprintjs/core'
import { useCan, useViewer } from '../../../kernel/session'
import { formatDay } from '../../../kernel/ui'
import { useCopiaRecenteQuery } from './copia-recente.generated'
import styles from './faixa.module.css'

/** Banner above every screen of the platform's administrator when nobody has made a backup for 7 days. */
export function FaixaDaCopia() {
  return useCan('plataforma.operar') ? <Faixa /> : null
}

function Faixa() {
  const { igreja } = useViewer()
  const { data } = useCopiaRecenteQuery({ context: { failureShown: true } })
  if (!data?.plataforma.semCopiaRecente) return null
  const { ultimaCopia } = data.plataforma
  return (
    <Callout intent="warning" icon={null} className={styles.banner} role="status">
      <p>
        {ultimaCopia
          ? `A última cópia de segurança é de ${formatDay(ultimaCopia, igreja.fusoHorario)}: se o disco falhar, o que veio depois se perde.`
          : 'Ainda não foi feita nenhuma cópia de segurança: se o disco falhar, tudo se perde.'}{' '}
        No servidor, rode <code>npm run backup</code> e agende-o para toda noite.
      </p>
    </Callout>
  )
}
