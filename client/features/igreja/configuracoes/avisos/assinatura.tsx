import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useViewer } from '../../../../kernel/session'
import { formatDay } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import type { AvisosQuery } from './avisos.generated'
import styles from './avisos.module.css'

type Assinatura = NonNullable<NonNullable<AvisosQuery['eu']>['assinatura']>

const SUSPENDED =
  'A assinatura está suspensa: os dados podem ser lidos e exportados, mas não alterados. Nada é apagado.'

/** Notice above every screen of a church that has not paid: the consequences, and a link for users who may pay. */
export function AvisoDaAssinatura({ assinatura }: { assinatura: Assinatura }) {
  const { acoes, igreja } = useViewer()
  const pays = acoes.includes('assinatura.administrar')
  if (assinatura.situacao === 'ativa') return null
  const late = assinatura.situacao === 'atrasada'
  // Only administrators see the notice during the days of grace.
  if (late && !pays) return null
  const until = assinatura.gracaAte && formatDay(assinatura.gracaAte, igreja.fusoHorario)
  return (
    <Callout intent={late ? 'warning' : 'danger'} icon={null} className={styles.notice} role="status">
      <p>
        {late ? `O pagamento da assinatura não foi confirmado. Tudo funciona até ${until}.` : SUSPENDED}{' '}
        {pays && <Link to={igrejaUrls.configuracoes('assinatura')}>Ver a assinatura</Link>}
      </p>
    </Callout>
  )
}
