import { Button } from '@blueprintjs/core'
import { BankAccount } from '@blueprintjs/icons'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { errorText } from '../../../../kernel/apollo'
import { ShowMore } from '../../../../kernel/detail'
import { useViewer } from '../../../../kernel/session'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { codigoPixUrls } from '../../codigo-pix/urls'
import { Ano } from './ano'
import { useComprovante } from './comprovante'
import { Mes, monthsOf } from './mes'
import { useMinhasContribuicoesQuery } from './minhas.generated'
import styles from './minhas.module.css'
import { PorEmail } from './por-email'

const title = 'Minhas contribuições'

/** What the current user gave under the own name, year by year. Nobody else may read it here. */
export function Component() {
  const navigate = useNavigate()
  const thisYear = Number(todayIn(useViewer().igreja.fusoHorario).slice(0, 4))
  const [params, setParams] = useSearchParams()
  const stated = /^(19|20)\d\d$/.exec(params.get('ano') ?? '')
  const ano = stated ? Number(stated[0]) : thisYear
  const { data, error, refetch, fetchMore } = useMinhasContribuicoesQuery({
    variables: { ano },
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true },
  })
  const page = data?.minhasContribuicoes
  const { button, notice } = useComprovante(ano)

  if (!page) {
    if (!error) return <PageSpinner />
    const text = errorText(error, 'Não foi possível buscar as suas contribuições.')
    return <ErrorState header={{ title }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
  }
  const { nodes, totalCount, soma, meses, anos } = page
  const more = () =>
    fetchMore({
      variables: { after: String(nodes.length) },
      updateQuery: (previous, { fetchMoreResult: next }) => ({
        ...next,
        minhasContribuicoes: {
          ...next.minhasContribuicoes,
          nodes: [...previous.minhasContribuicoes.nodes, ...next.minhasContribuicoes.nodes],
        },
      }),
    })
  return (
    <>
      <PageHeader
        title={title}
        description="Os dízimos e as doações com o seu nome. Só você vê esta página."
        actions={
          <>
            {meses.length > 0 && button}
            {data.ofertar.recebedor && (
              <Button
                intent="primary"
                icon={<BankAccount />}
                text="Ofertar por Pix"
                onClick={() => navigate(codigoPixUrls.ofertar)}
              />
            )}
          </>
        }
      />
      <div className={styles.layout}>
        {notice}
        <Ano
          ano={ano}
          anos={[...new Set([thisYear, ano, ...anos])].sort((a, b) => b - a)}
          soma={soma}
          onChoose={(chosen) => setParams(chosen === thisYear ? {} : { ano: String(chosen) }, { replace: true })}
        />
        {nodes.length === 0 ? (
          <EmptyState
            text={`Nenhuma contribuição sua registrada em ${ano}.`}
            hint="Os dízimos e as doações a campanhas que a tesouraria lançar com o seu nome aparecem aqui. Outras ofertas não aparecem."
          />
        ) : (
          <>
            {monthsOf(nodes).map(({ mes, rows }) => (
              <Mes key={mes} mes={mes} rows={rows} soma={meses.find((each) => each.mes === mes)?.soma} />
            ))}
            {nodes.length < totalCount && (
              <ShowMore key={ano} more={more} failureText="Não foi possível buscar as outras contribuições." />
            )}
            <p className={styles.note}>Dízimos e ofertas não são dedutíveis do imposto de renda.</p>
          </>
        )}
        <PorEmail />
      </div>
    </>
  )
}
