import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useViewer } from '../session'
import { formatDay } from '../ui'
import styles from './frame.module.css'

/** Above every screen of a church that the platform has suspended, or that is about to be erased: what that means. */
export function ChurchNotice() {
  const { igreja, acoes } = useViewer()
  const { motivoSuspensao, apagarEm, fusoHorario } = igreja
  return (
    <>
      {motivoSuspensao && (
        <Callout intent="danger" icon={null} className={styles.billing} role="status">
          <p>
            A conta da igreja está suspensa: os dados podem ser lidos e exportados, mas não alterados. Motivo:{' '}
            {motivoSuspensao}
          </p>
        </Callout>
      )}
      {apagarEm && (
        <Callout intent="warning" icon={null} className={styles.billing} role="status">
          <p>
            A conta da igreja está sendo encerrada: tudo será apagado depois de {formatDay(apagarEm, fusoHorario)}.{' '}
            {acoes.includes('igreja.encerrar') && <Link to="/dashboard/settings?aba=privacidade">Ver ou desistir</Link>}
          </p>
        </Callout>
      )}
    </>
  )
}
