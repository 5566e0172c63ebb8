import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { useUses } from '../../../../kernel/session'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usedReports } from '../grupos'
import { Following } from './following'
import { ReportForm } from './form'
import { Recent } from './recent'
import { useRelatoriosQuery } from './relatorios.generated'
import styles from './relatorios.module.css'

/** Chooses a report, shows its progress and its PDF, and lists the latest reports. */
export function Component() {
  const { data: latest, previousData, error, refetch } = useRelatoriosQuery({ fetchPolicy: 'cache-and-network' })
  // the form stays when the latest reports could not be read again
  const data = latest ?? previousData
  const uses = useUses()
  const [shown, setShown] = useState<string>()
  const view = useRef<HTMLDivElement>(null)

  // On a phone the report is below the button that opened it.
  useEffect(() => {
    if (shown) view.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const again = () => void refetch().catch(() => undefined)
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
              <ReportForm tipos={usedReports(data.tiposRelatorio, uses)} onMade={show} />
            </DetailCard>
            <DetailCard title="Últimos gerados">
              <Recent relatorios={data.relatoriosRecentes} shown={shown} onShow={setShown} />
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
        <ErrorState text={errorText(error, 'Não foi possível buscar os relatórios.')} onRetry={again} />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
