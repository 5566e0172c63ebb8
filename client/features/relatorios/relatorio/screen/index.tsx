import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { Following } from './following'
import { ReportForm } from './form'
import { Recent } from './recent'
import { useRelatoriosRecentesQuery, useTiposRelatorioQuery } from './relatorios.generated'
import styles from './relatorios.module.css'

/** Chooses a report, shows its progress and its PDF, and lists the latest reports. */
export function Component() {
  const { data, error, refetch } = useTiposRelatorioQuery()
  const recentes = useRelatoriosRecentesQuery({ fetchPolicy: 'cache-and-network' })
  const [shown, setShown] = useState<string>()
  const view = useRef<HTMLDivElement>(null)

  // On a phone the report is below the button that opened it.
  useEffect(() => {
    if (shown) view.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const again = () => void recentes.refetch().catch(() => undefined)
  const show = (id: string) => {
    setShown(id)
    again()
  }
  return (
    <>
      <PageHeader title="Relatórios" description="Escolha um relatório e as datas; o PDF aparece aqui." />
      {data ? (
        <div className={styles.layout}>
          <div className={styles.side}>
            <DetailCard title="Novo relatório">
              <ReportForm tipos={data.tiposRelatorio} onMade={show} />
            </DetailCard>
            <DetailCard title="Últimos gerados">
              <Recent
                relatorios={recentes.data?.relatoriosRecentes}
                failed={Boolean(recentes.error)}
                shown={shown}
                onShow={setShown}
                onRetry={again}
              />
            </DetailCard>
          </div>
          <div ref={view}>
            <DetailCard title="Visualização">
              {shown ? (
                <Following key={shown} id={shown} onEnd={again} onRepeat={again} />
              ) : (
                <EmptyState
                  text="Nenhum relatório aberto."
                  hint="Gere um relatório, ou abra um dos últimos gerados. Cada um fica guardado por sete dias."
                />
              )}
            </DetailCard>
          </div>
        </div>
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os relatórios.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
