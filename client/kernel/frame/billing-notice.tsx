import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useViewer } from '../session'
import { formatDay } from '../ui'
import styles from './frame.module.css'

const SUSPENDED =
  'A assinatura está suspensa: os dados podem ser lidos e exportados, mas não alterados. Nada é apagado.'

/** Above every screen of a church that has not paid: what that means, and for who may, where to pay. */
export function BillingNotice() {
  const { assinatura, acoes, igreja } = useViewer()
  const pays = acoes.includes('assinatura.administrar')
  if (!assinatura || assinatura.situacao === 'ativa') return null
  const late = assinatura.situacao === 'atrasada'
  // the days of grace are the administrators' matter
  if (late && !pays) return null
  const until = assinatura.gracaAte && formatDay(assinatura.gracaAte, igreja.fusoHorario)
  return (
    <Callout intent={late ? 'warning' : 'danger'} icon={null} className={styles.billing} role="status">
      <p>
        {late ? `O pagamento da assinatura não foi confirmado. Tudo funciona até ${until}.` : SUSPENDED}{' '}
        {pays && <Link to="/dashboard/settings?aba=assinatura">Ver a assinatura</Link>}
      </p>
    </Callout>
  )
}
