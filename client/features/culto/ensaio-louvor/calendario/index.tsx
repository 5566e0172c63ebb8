import { useContext, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { addressText } from '../../../../kernel/links'
import { AddButton } from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import {
  addressParams,
  daysOf,
  ErrorState,
  formatLongDate,
  MonthNav,
  PageHeader,
  TimeZone,
} from '../../../../kernel/ui'
import { Status } from '../status'
import { ensaioLouvorUrls } from '../urls'
import type { EnsaiosDoMesQuery } from './calendario.generated'
import { useEnsaiosDoMesQuery } from './calendario.generated'
import styles from './calendario.module.css'
import { Grid } from './grid'

type Ensaio = EnsaiosDoMesQuery['ensaiosLouvor']['nodes'][number]

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The rehearsals of a month. A click on a day shows its rehearsals. */
export function Component() {
  const today = todayIn(useContext(TimeZone))
  const [params, setParams] = useSearchParams()
  const asked = params.get('mes') ?? ''
  const month = MONTH.test(asked) ? asked : today.slice(0, 7)
  const [chosen, setChosen] = useState<string | undefined>()
  const days = daysOf(month)
  const { data, error, refetch } = useEnsaiosDoMesQuery({
    variables: { de: days[0] ?? today, ate: days.at(-1) ?? today },
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true },
  })
  const page = data?.ensaiosLouvor
  const ensaios = page?.nodes ?? []
  const counts = new Map<string, number>()
  for (const { dataEnsaio } of ensaios) counts.set(dataEnsaio, (counts.get(dataEnsaio) ?? 0) + 1)

  const show = (next: string) => {
    setChosen(undefined)
    const address = addressParams()
    address.set('mes', next)
    setParams(address, { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Calendário de ensaios"
        crumbs={[{ text: 'Louvor' }, { text: 'Ensaios', to: ensaioLouvorUrls.list }]}
        actions={
          <Can action="ensaioLouvor.criar">
            <AddButton to={ensaioLouvorUrls.create} text="Novo Ensaio" />
          </Can>
        }
      />
      <MonthNav month={month} now={today.slice(0, 7)} onChange={show} />
      {error && !data ? (
        <ErrorState text="Não foi possível buscar os ensaios." onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div className={styles.layout}>
          <Grid month={month} today={today} chosen={chosen} counts={counts} onChoose={setChosen} />
          <section className={styles.details} aria-live="polite">
            <Details day={chosen} ensaios={ensaios.filter(({ dataEnsaio }) => dataEnsaio === chosen)} />
            {!chosen && <p className={styles.hint}>{hint(ensaios.length, page?.totalCount ?? 0)}</p>}
          </section>
        </div>
      )}
    </>
  )
}

function hint(shown: number, total: number): string {
  if (total === 0) return 'Nenhum ensaio neste mês.'
  const rest = total > shown ? ` O calendário mostra os primeiros ${shown} dos ${total} ensaios do mês.` : ''
  return `Toque em um dia destacado para ver os seus ensaios.${rest}`
}

function Details({ day, ensaios }: { day: string | undefined; ensaios: Ensaio[] }) {
  if (!day) return null
  return (
    <>
      <h3>{formatLongDate(day)}</h3>
      <ul>
        {ensaios.map(({ uuid, grupo, horaEnsaio, local, statusEnsaio }) => (
          <li key={uuid}>
            {grupo && (
              <Link to={ensaioLouvorUrls.ofGroup(grupo.uuid)}>
                <strong>{grupo.nomeGrupo}</strong>
              </Link>
            )}
            <dl>
              <dt>Hora</dt>
              <dd>{horaEnsaio}</dd>
              <dt>Local</dt>
              <dd>{addressText(local?.endereco, local?.nomeLocal) ?? '-'}</dd>
              <dt>Status</dt>
              <dd>
                <Status status={statusEnsaio} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
