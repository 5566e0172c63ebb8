import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useViewer } from '../../../../kernel/session'
import { formatDay } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import type { AvisosQuery } from './avisos.generated'
import styles from './avisos.module.css'

type Igreja = NonNullable<AvisosQuery['eu']>['igreja']

/** Notice above every screen of a church that the platform has suspended or that will be deleted. */
export function AvisoDaIgreja({ igreja: { motivoSuspensao, apagarEm } }: { igreja: Igreja }) {
  const {
    acoes,
    igreja: { fusoHorario },
  } = useViewer()
  return (
    <>
      {motivoSuspensao && (
        <Callout intent="danger" icon={null} className={styles.notice} role="status">
          <p>
            A conta da igreja está suspensa: os dados podem ser lidos e exportados, mas não alterados. Motivo:{' '}
            {motivoSuspensao}
          </p>
        </Callout>
      )}
      {apagarEm && (
        <Callout intent="warning" icon={null} className={styles.notice} role="status">
          <p>
            A conta da igreja está sendo encerrada: tudo será apagado depois de {formatDay(apagarEm, fusoHorario)}.{' '}
            {acoes.includes('igreja.encerrar') && (
              <Link to={igrejaUrls.configuracoes('privacidade')}>Ver ou desistir</Link>
            )}
          </p>
        </Callout>
      )}
    </>
  )
}
