import { Callout } from '@blueprintjs/core'
import { useCan, useViewer } from '../../../kernel/session'
import { formatDay } from '../../../kernel/ui'
import { useAvisoDaCopiaQuery } from './aviso.generated'
import styles from './aviso.module.css'

/** Notice above every screen of the platform's administrator when nobody has made a backup for 7 days. */
export function AvisoDaCopia() {
  return useCan('plataforma.operar') ? <Aviso /> : null
}

function Aviso() {
  const { igreja } = useViewer()
  const { data } = useAvisoDaCopiaQuery({ context: { failureShown: true } })
  if (!data?.plataforma.semCopiaRecente) return null
  const { ultimaCopia } = data.plataforma
  return (
    <Callout intent="warning" icon={null} className={styles.notice} role="status">
      <p>
        {ultimaCopia
          ? `A última cópia de segurança é de ${formatDay(ultimaCopia, igreja.fusoHorario)}: se o disco falhar, o que veio depois se perde.`
          : 'Ainda não foi feita nenhuma cópia de segurança: se o disco falhar, tudo se perde.'}{' '}
        No servidor, rode <code>npm run backup</code> e agende-o para toda noite.
      </p>
    </Callout>
  )
}
