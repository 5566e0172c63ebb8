import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { EmptyState, ErrorState, formatLongDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { escalaCultoUrls } from '../../escala-culto/urls'
import { DataCard } from './card'
import { BloquearForm } from './form'
import { type MinhasDatasQuery, useMinhasDatasQuery } from './minhas-datas.generated'
import styles from './minhas-datas.module.css'

/** The current user's own days on which the person cannot serve. Every perfil may see this screen. */
export function Component() {
  const { data, error, refetch } = useMinhasDatasQuery({
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true },
  })
  return (
    <>
      <PageHeader title="Minhas datas" crumbs={[{ text: 'Meu espaço' }]} />
      <p className={styles.lead}>
        Bloqueie os dias em que você não pode servir. Quem monta as escalas vê isso antes de escalar você.
      </p>
      <BloquearForm />
      {data ? (
        <Datas data={data} />
      ) : error ? (
        <ErrorState
          text="Não foi possível buscar as suas datas."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

function Datas({ data }: { data: MinhasDatasQuery }) {
  const datas = data.minhasIndisponibilidades.nodes
  const serving = data.minhasEscalas.nodes.filter(
    ({ dataCulto, resposta, statusCulto }) =>
      resposta !== 'recusada' &&
      statusCulto !== 'cancelado' &&
      datas.some(({ dataInicio, dataFim }) => dataInicio <= dataCulto && dataCulto <= dataFim),
  )
  return (
    <>
      {serving.length > 0 && (
        <Callout intent="warning" className={styles.notice} title="Você está na escala em dias que bloqueou:">
          <ul>
            {serving.map(({ uuid, dataCulto, horaCulto, funcao }) => (
              <li key={uuid}>
                {formatLongDate(dataCulto)}, {horaCulto}: {funcao}
              </li>
            ))}
          </ul>
          <Link to={escalaCultoUrls.usuario}>Responder em Minhas escalas</Link>
        </Callout>
      )}
      {datas.length === 0 ? (
        <EmptyState text="Nenhuma data bloqueada." hint="Os dias que você bloquear aparecem aqui." />
      ) : (
        <ul className={styles.cards} aria-label="Datas bloqueadas">
          {datas.map((dias) => (
            <DataCard key={dias.uuid} dias={dias} />
          ))}
        </ul>
      )}
    </>
  )
}
