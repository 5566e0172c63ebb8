import { HTMLSelect } from '@blueprintjs/core'
import { useContext, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates.js'
import { errorText } from '../../../../kernel/apollo'
import { endOf } from '../../../../kernel/hours'
import { AddButton, Pager, toPage, useList } from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { addressParams, EmptyState, ErrorState, PageHeader, Skeleton, TimeZone } from '../../../../kernel/ui'
import { recursoUrls } from '../../recurso/urls'
import { useTipoRecursoChoices } from '../../tipo-recurso'
import { useDisponibilidadeRecursosQuery } from './disponibilidade.generated'
import styles from './disponibilidade.module.css'
import { PeriodBar } from './periodo'
import { RecursoCard } from './recurso-card'

const title = 'Disponibilidade'
const crumbs = [{ text: 'Salas e recursos' }, { text: 'Recursos', to: recursoUrls.list }]

/** Which resources are free in a period, and who reserved the others. The period is kept in the address. */
export function Component() {
  const timeZone = useContext(TimeZone)
  const [params, setParams] = useSearchParams()
  const tipos = useTipoRecursoChoices()
  const list = useList({
    columns: [],
    order: { campo: 'nomeRecurso', direcao: 'ASC' },
    filters: ['idTipoRecurso'],
  })
  const [today] = useState(() => todayIn(timeZone))
  const period = {
    dia: params.get('dia') ?? today,
    das: params.get('das') ?? '08:00',
    ate: params.get('ate') ?? '22:00',
  }
  const { idTipoRecurso } = list.filters
  const { first, after } = list.variables
  const dataInicio = `${period.dia}T${period.das}`
  const dataFim = endOf(period)
  const result = useDisponibilidadeRecursosQuery({
    variables: { dataInicio, dataFim, first, after, filtro: { idTipoRecurso } },
    // Other users may have made reservations in the meantime.
    fetchPolicy: 'cache-and-network',
  })
  const page = toPage(result, (data) => data.disponibilidadeRecursos)

  const choose = (change: Partial<typeof period>) =>
    setParams(
      () => {
        const next = addressParams()
        next.delete('pagina')
        for (const [name, value] of Object.entries(change)) next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className={styles.tools}>
        <PeriodBar period={period} onChange={choose} />
        <HTMLSelect
          aria-label="Tipo"
          value={idTipoRecurso ?? ''}
          onChange={(event) => list.filterBy('idTipoRecurso', event.currentTarget.value || undefined)}
        >
          <option value="">Tipo: todos</option>
          {tipos.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </HTMLSelect>
      </div>
      {result.error && (
        <ErrorState
          text={errorText(result.error, 'Não foi possível buscar a disponibilidade.')}
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      )}
      {!result.error && !page.rows && <Skeleton width="100%" height={220} />}
      {page.rows?.length === 0 && (
        <EmptyState text="Ainda não há dados cadastrados.">
          <Can action="recurso.escrever">
            <AddButton to={recursoUrls.create} text="Novo Recurso" />
          </Can>
        </EmptyState>
      )}
      {page.rows && page.rows.length > 0 && (
        <ul className={styles.cards} aria-label="Recursos no período">
          {page.rows.map((row) => (
            <li key={row.recurso.id}>
              <RecursoCard row={row} period={{ inicio: dataInicio, fim: dataFim }} />
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} page={page} />
    </>
  )
}
