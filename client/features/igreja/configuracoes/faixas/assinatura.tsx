import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useViewer } from '../../../../kernel/session'
import { formatDay } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import styles from './faixas.module.css'
import type { SituacaoDaIgrejaQuery } from './situacao.generated'

type Assinatura = NonNullable<NonNullable<SituacaoDaIgrejaQuery['eu']>['assinatura']>

const SUSPENDED =
  'A assinatura está suspensa: os dados podem ser lidos e exportados, mas não alterados. Nada é apagado.'

/** Banner above every screen of a church that has not paid: the consequences, and a link for users who may pay. */
export function FaixaDaAssinatura({ assinatura }: { assinatura: Assinatura }) {
  const { acoes, igreja } = useViewer()
  const pays = acoes.includes('assinatura.administrar')
  if (assinatura.situacao === 'ativa') return null
  const late = assinatura.situacao === 'atrasada'
  // Only administrators see the banner during the days of grace.
  if (late && !pays) return null
  const until = assinatura.gracaAte && formatDay(assinatura.gracaAte, igreja.fusoHorario)
  return (
    <Callout intent={late ? 'warning' : 'danger'} icon={null} className={styles.banner} role="status">
      <p>
        {late ? `O pagamento da assinatura não foi confirmado. Tudo funciona até ${until}.` : SUSPENDED}{' '}
        {pays && <Link to={igrejaUrls.configuracoes('assinatura')}>Ver a assinatura</Link>}
      </p>
    </Callout>
  )
}
