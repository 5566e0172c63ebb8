import { Callout, HTMLSelect } from '@blueprintjs/core'
import { errorText } from '../../../../kernel/apollo'
import { DetailLayout } from '../../../../kernel/detail'
import { Toolbar, useList } from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { monthChoices, useToday } from '../../lancamento'
import { Baixar } from './baixar'
import { OutrosCodigos } from './codigos'
import { useContabilidadeQuery } from './contabilidade.generated'
import styles from './contabilidade.module.css'
import { Lancamentos } from './lancamentos'
import { chosenMonths } from './meses'
import { Pagamentos } from './pagamentos'
import { SemCodigo } from './sem-codigo'

/** What the accountant gets about some months, and what is still missing in it. */
export function Component() {
  const today = useToday()
  const list = useList({
    columns: [],
    order: { campo: 'data', direcao: 'ASC' },
    filters: ['de', 'ate'],
  })
  const meses = chosenMonths(list.filters, today)
  const { data, previousData, error, refetch } = useContabilidadeQuery({
    variables: { primeiro: meses.de, ultimo: meses.ate },
  })
  const contabilidade = (data ?? previousData)?.contabilidade
  const params = new URLSearchParams(meses).toString()
  return (
    <>
      <PageHeader
        title="Para o contador"
        crumbs={[{ text: 'Tesouraria' }]}
        description="Lançamentos a débito e a crédito com os códigos do contador, pagamentos com CPF ou CNPJ e os comprovantes."
      />
      <Toolbar
        tools={
          <Can action="contabilidade.exportar">
            <Baixar
              intent="primary"
              path={`/pacote-contador?${params}`}
              name={`contador-${meses.de}.zip`}
              text="Pacote do contador"
              what="o pacote do contador"
            />
          </Can>
        }
      >
        {(['de', 'ate'] as const).map((name) => (
          <HTMLSelect
            key={name}
            aria-label={name === 'de' ? 'Do mês' : 'Até o mês'}
            value={meses[name]}
            options={monthChoices(today, meses[name]).map(({ value, label }) => ({
              value,
              label: `${name === 'de' ? 'De' : 'Até'}: ${label}`,
            }))}
            onChange={(event) => list.filterBy(name, event.currentTarget.value)}
          />
        ))}
      </Toolbar>
      {contabilidade ? (
        <>
          {!contabilidade.fechado && (
            <Callout intent="warning" className={styles.notice}>
              Há mês aberto neste período: os números ainda podem mudar depois de enviados.
            </Callout>
          )}
          <DetailLayout side={<OutrosCodigos />}>
            <Lancamentos contabilidade={contabilidade} params={params} />
            <SemCodigo semCodigo={contabilidade.semCodigo} />
            <Pagamentos pagamentos={contabilidade.pagamentos} params={params} />
          </DetailLayout>
        </>
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar o que há para o contador.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
