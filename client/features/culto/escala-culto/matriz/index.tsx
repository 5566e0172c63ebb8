import { Button } from '@blueprintjs/core'
import { Envelope, Print } from '@blueprintjs/icons'
import { type ComponentProps, useContext, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { AddButton } from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import {
  addressParams,
  daysOf,
  EmptyState,
  ErrorState,
  MonthNav,
  PageHeader,
  PageSpinner,
  TimeZone,
} from '../../../../kernel/ui'
import { Resposta, respostas } from '../resposta'
import { escalaCultoUrls } from '../urls'
import { useMatrizEscalasQuery } from './matriz.generated'
import styles from './matriz.module.css'
import { RepetirDialog } from './repetir-dialog'
import { type CultoDaMatriz, MatrizCards, MatrizPrint, MatrizTable } from './table'
import { useAvisar } from './use-avisar'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month that the address asks for, otherwise this one. */
const monthOf = (asked: string, today: string) => (MONTH.test(asked) ? asked : today.slice(0, 7))

/** Who serves in the worship services of a month, by function. */
export function Component() {
  const today = todayIn(useContext(TimeZone))
  const [params, setParams] = useSearchParams()
  const canWrite = useCan('escalaCulto.escrever')
  const [repeated, setRepeated] = useState<CultoDaMatriz>()
  const month = monthOf(params.get('mes') ?? '', today)
  const days = daysOf(month)
  const period = { de: days[0] ?? today, ate: days.at(-1) ?? today }
  const { data, error, refetch } = useMatrizEscalasQuery({
    variables: period,
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true },
  })
  const { tell, telling } = useAvisar(period)
  const matriz = data?.matrizEscalas
  const show = (next: string) => {
    const address = addressParams()
    address.set('mes', next)
    setParams(address, { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Escalas"
        crumbs={[{ text: 'Cultos' }]}
        actions={
          <>
            <Button variant="outlined" icon={<Print />} text="Imprimir" onClick={() => window.print()} />
            <Can action="escalaCulto.escrever">
              <Button variant="outlined" icon={<Envelope />} text="Enviar avisos" loading={telling} onClick={tell} />
              <AddButton to={escalaCultoUrls.create} text="Nova Escala" />
            </Can>
          </>
        }
      />
      <div className={styles.bar}>
        <MonthNav month={month} now={today.slice(0, 7)} onChange={show} />
        <nav className={styles.links} aria-label="Outras vistas">
          <Link to={escalaCultoUrls.list}>Ver como lista</Link>
          <Link to={escalaCultoUrls.usuario}>Minhas escalas</Link>
        </nav>
      </div>
      {error && !matriz ? (
        <ErrorState text="Não foi possível buscar as escalas." onRetry={() => void refetch().catch(() => undefined)} />
      ) : !matriz ? (
        <PageSpinner />
      ) : matriz.cultos.length === 0 ? (
        <EmptyState
          text="Nenhum culto neste mês."
          hint={canWrite ? 'Cadastre os cultos do mês para montar a escala.' : undefined}
        />
      ) : (
        <Month matriz={matriz} today={today} onRepeat={setRepeated} />
      )}
      {repeated && <RepetirDialog culto={repeated} onClose={() => setRepeated(undefined)} />}
    </>
  )
}

/** The worship services of a month, also those that nobody serves in. */
function Month(props: ComponentProps<typeof MatrizTable>) {
  const { matriz } = props
  const filled = matriz.escalas.length > 0
  return (
    <>
      {!filled && (
        <EmptyState text="Ainda não há dados cadastrados.">
          <Can action="escalaCulto.escrever">
            <AddButton to={escalaCultoUrls.create} text="Nova Escala" />
          </Can>
        </EmptyState>
      )}
      {filled && <MatrizTable {...props} />}
      {filled && <MatrizPrint matriz={matriz} />}
      <MatrizCards {...props} />
      {filled && <Legend />}
    </>
  )
}

/** The meaning of the dots beside the names. */
function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {respostas.map(({ value }) => (
        <li key={value}>
          <Resposta resposta={value} />
        </li>
      ))}
    </ul>
  )
}
