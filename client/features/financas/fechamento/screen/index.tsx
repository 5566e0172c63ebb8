import { Button, HTMLSelect } from '@blueprintjs/core'
import { Lock } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { Toolbar } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, EmptyState, ErrorState, formatMonth, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { PedirQueFeche } from '../pedir'
import { useFechamentoQuery } from './fechamento.generated'
import { Meses } from './meses'
import { Saldos } from './saldos'
import { useFechar } from './use-fechar'

export function Component() {
  const [params, setParams] = useSearchParams()
  const named = Number(params.get('ano'))
  const { close, reopen } = useFechar()
  const { data, previousData, loading, error, refetch } = useFechamentoQuery({
    variables: { ano: Number.isInteger(named) && named > 999 && named < 10_000 ? named : undefined },
    context: { opensScreen: true },
  })
  const fechamento = (data ?? previousData)?.fechamento
  const proximo = fechamento?.proximo
  const canClose = useCan('fechamento.fechar')
  const showsAccounts = useCan('livroCaixa.ler')
  const accounts = useCan('prestacaoContas.escrever')
  return (
    <>
      <PageHeader
        title="Fechamento"
        crumbs={[{ text: 'Tesouraria' }]}
        description="Um mês fechado não muda mais. Fechar um mês fecha também os anteriores."
        actions={
          proximo &&
          canClose && (
            <Button
              intent="primary"
              icon={<Lock />}
              text={`Fechar ${formatMonth(proximo)}`}
              onClick={() => close(proximo)}
            />
          )
        }
      />
      {fechamento ? (
        <>
          {proximo && <PedirQueFeche mes={proximo} />}
          <Toolbar tools={<Closed fechamento={fechamento} />}>
            <HTMLSelect
              aria-label="Ano"
              value={fechamento.ano}
              options={[...new Set([fechamento.ano, ...fechamento.anos])].sort((a, b) => b - a)}
              onChange={(event) => setParams({ ano: event.currentTarget.value })}
            />
          </Toolbar>
          {fechamento.meses.length > 0 ? (
            <>
              <Meses meses={fechamento.meses} busy={loading} accounts={accounts} onClose={close} onReopen={reopen} />
              {showsAccounts && <Saldos meses={fechamento.meses.map(({ mes }) => mes)} proximo={fechamento.proximo} />}
            </>
          ) : (
            <EmptyState text="Ainda não há dados cadastrados." />
          )}
        </>
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os dados financeiros.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

type ClosedProps = {
  fechamento: { fechadoAte: string | null; fechadoEm: string | null; fechadoPor: string | null }
}

/** Until which day the books are closed, and who closed them. */
function Closed({ fechamento: { fechadoAte, fechadoEm, fechadoPor } }: ClosedProps) {
  if (!fechadoAte) return <span>Nenhum mês fechado.</span>
  return (
    <span>
      Fechado até {formatMonth(fechadoAte.slice(0, 7))}
      {fechadoPor && (
        <>
          , por {fechadoPor} em <DateText value={fechadoEm} />
        </>
      )}
    </span>
  )
}
