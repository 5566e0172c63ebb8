import { errorText } from '../../../../kernel/apollo'
import { ErrorState, Skeleton } from '../../../../kernel/ui'
import styles from '../configuracoes.module.css'
import { Aparelhos } from './aparelhos'
import { useMeusAvisosQuery } from './avisos.generated'
import { EsteAparelho } from './este-aparelho'
import { Silencio } from './silencio'
import { Tipos } from './tipos'

/** What the person is told of, where, and when devices stay silent. */
export function Avisos() {
  const { data, error, refetch } = useMeusAvisosQuery({ fetchPolicy: 'cache-and-network' })
  if (error && !data)
    return (
      <ErrorState
        text={errorText(error, 'Não foi possível carregar os seus avisos.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  if (!data) return <Skeleton height={160} width="100%" />
  const { chavePublica, tipos, aparelhos, silencioDe, silencioAte } = data.meusAvisos
  return (
    <div className={styles.panel}>
      <EsteAparelho chavePublica={chavePublica} aparelhos={aparelhos} />
      <Tipos tipos={tipos} />
      <Silencio de={silencioDe} ate={silencioAte} />
      <Aparelhos aparelhos={aparelhos} />
    </div>
  )
}
