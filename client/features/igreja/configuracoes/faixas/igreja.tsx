import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useViewer } from '../../../../kernel/session'
import { formatDay } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import styles from './faixas.module.css'
import type { SituacaoDaIgrejaQuery } from './situacao.generated'

type Igreja = NonNullable<SituacaoDaIgrejaQuery['eu']>['igreja']

/** Banner above every screen of a church that the platform has suspended or that will be deleted. */
export function FaixaDaIgreja({ igreja: { motivoSuspensao, apagarEm } }: { igreja: Igreja }) {
  const {
    acoes,
    igreja: { fusoHorario },
  } = useViewer()
  return (
    <>
      {motivoSuspensao && (
        <Callout intent="danger" icon={null} className={styles.banner} role="status">
          <p>
            A conta da igreja está suspensa: os dados podem ser lidos e exportados, mas não alterados. Motivo:{' '}
            {motivoSuspensao}
          </p>
        </Callout>
      )}
      {apagarEm && (
        <Callout intent="warning" icon={null} className={styles.banner} role="status">
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
