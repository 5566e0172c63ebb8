import { HTMLSelect } from '@blueprintjs/core'
import { useContext, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates.js'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { addressParams, EmptyState, ErrorState, PageHeader, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { cultoUrls } from '../urls'
import { AnoAAno } from './ano-a-ano'
import { Bars } from './bars'
import { useFrequenciaCultosQuery } from './frequencia.generated'
import styles from './frequencia.module.css'
import { contado, mesesDe, tipoDe, tiposDe } from './trend'

const periods = [
  { value: '3', label: 'Últimos 3 meses' },
  { value: '6', label: 'Últimos 6 meses' },
  { value: '12', label: 'Últimos 12 meses' },
]

/** Attendance by kind of worship service and period, with a moving average and a comparison with the year before. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const timeZone = useContext(TimeZone)
  const [today] = useState(() => todayIn(timeZone))
  const months = periods.find(({ value }) => value === params.get('meses'))?.value ?? '3'
  const since = mesesDe(today, -Number(months))
  const { data, error, refetch } = useFrequenciaCultosQuery({ variables: { de: mesesDe(since, -12) } })
  const all = data?.frequenciaCultos
  const tipos = tiposDe(all?.filter((culto) => contado(culto) && culto.dataCulto >= since) ?? [])
  const tipo = tipos.find(({ value }) => value === params.get('tipo'))?.value
  const chosen = all?.filter((culto) => contado(culto) && (!tipo || tipoDe(culto) === tipo)) ?? []
  const cultos = chosen.filter(({ dataCulto }) => dataCulto >= since)
  const yearAgo = mesesDe(today, -12)
  const antes = chosen.filter(({ dataCulto }) => dataCulto >= mesesDe(since, -12) && dataCulto <= yearAgo)

  const change = (name: string, value: string) => {
    const next = addressParams()
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader title="Frequência dos cultos" crumbs={[{ text: 'Cultos', to: cultoUrls.list }]} />
      {error && !all && (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os cultos.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !all && <PageSpinner />}
      {all?.length === 0 && (
        <EmptyState
          text="Ainda não há dados cadastrados."
          hint="Quando um culto acontece, conte os presentes na página dele: aqui aparece como o público muda."
        />
      )}
      {all && all.length > 0 && (
        <div className={styles.page}>
          <div className={styles.filters}>
            <HTMLSelect
              aria-label="Período"
              value={months}
              options={periods}
              onChange={(event) => change('meses', event.currentTarget.value === '3' ? '' : event.currentTarget.value)}
            />
            <HTMLSelect
              aria-label="Dia e hora"
              value={tipo ?? ''}
              options={[{ value: '', label: 'Todos os cultos' }, ...tipos]}
              onChange={(event) => change('tipo', event.currentTarget.value)}
            />
          </div>
          <DetailCard title="Quantos vieram">
            {cultos.length === 0 ? (
              <p>Nenhum culto com presença contada neste período.</p>
            ) : (
              <Bars cultos={cultos} trend />
            )}
          </DetailCard>
          {cultos.length > 0 && (
            <DetailCard title="Em relação ao ano anterior">
              <AnoAAno cultos={cultos} antes={antes} />
            </DetailCard>
          )}
        </div>
      )}
    </>
  )
}
