import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { monthNames } from '../../../../../schema/rules/dates'
import { FilterSelect, Toolbar, useList } from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { Difference, formatDate, PageHeader } from '../../../../kernel/ui'
import { useCentroCustoChoices } from '../../centro-custo'
import { BaixarArquivo, demonstrativoUrls, Estado, type Grupo, type Linha, Tabela } from '../../demonstrativo'
import { useToday } from '../../lancamento'
import { previsaoUrls } from '../urls'
import { type ExecucaoOrcamentariaQuery, useExecucaoOrcamentariaQuery } from './execucao.generated'

const title = 'Previsto e realizado'

/** What was planned and what was done for each category, in a month and since January. */
export function Component() {
  const today = useToday()
  const list = useList({
    columns: [],
    order: { campo: 'ano', direcao: 'DESC' },
    filters: ['ano', 'mes', 'idCentroCusto'],
  })
  const { idCentroCusto } = list.filters
  const ano = within(list.filters.ano, 2000, 2999) ?? Number(today.slice(0, 4))
  const mes = within(list.filters.mes, 1, 12) ?? Number(today.slice(5, 7))
  const variables = { ano, mes, ...(idCentroCusto && { idCentroCusto }) }
  const { data, previousData, error, refetch } = useExecucaoOrcamentariaQuery({ variables })
  const execucao = (data ?? previousData)?.execucaoOrcamentaria
  const centros = useCentroCustoChoices()
  const thisYear = Number(today.slice(0, 4))
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, thisYear - 2, thisYear - 3, ano])].sort(
    (a, b) => b - a,
  )
  const month = String(mes).padStart(2, '0')
  const last = new Date(Date.UTC(ano, mes, 0)).toISOString().slice(0, 10)
  const { mes: _, ano: __, ...others } = variables
  const days = { dataInicial: `${ano}-${month}-01`, dataFinal: last }
  const each = { name: 'execucao-por-centro', text: 'Cada centro de custo, um após o outro' }
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }, { text: 'Previsão orçamentária', to: previsaoUrls.list }]}
        description={`Em ${monthNames[mes - 1]} de ${ano}, e de janeiro até o fim dele`}
      />
      <Toolbar
        tools={
          <>
            <Can action="relatorio.ler">
              <BaixarArquivo
                name="execucao-orcamentaria"
                title={title}
                pdf={{ ...days, ...others }}
                {...(centros.length > 0 && { outro: { ...each, params: days } })}
              />
            </Can>
            <Can action="previsaoOrcamentaria.exportar">
              <BaixarArquivo
                name="execucao-orcamentaria"
                title={title}
                planilha={variables}
                {...(centros.length > 0 && { outro: { ...each, params: { ano, mes } } })}
              />
            </Can>
          </>
        }
      >
        <FilterSelect
          list={{ ...list, filters: { ...list.filters, ano: String(ano) } }}
          name="ano"
          label="Ano"
          choices={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
        <FilterSelect
          list={{ ...list, filters: { ...list.filters, mes: String(mes) } }}
          name="mes"
          label="Mês"
          choices={monthNames.map((label, index) => ({ value: String(index + 1), label: `Até ${label}` }))}
        />
        <FilterSelect list={list} name="idCentroCusto" label="Centro de custo" choices={centros} />
      </Toolbar>
      {execucao ? (
        <>
          {execucao.previsao ? (
            <p>
              <Link to={previsaoUrls.detail(execucao.previsao.id)}>{execucao.previsao.nome}</Link>, aprovada em{' '}
              {formatDate(execucao.previsao.aprovadaEm ?? '')}.
            </p>
          ) : (
            <Callout intent="primary">Ainda não há previsão aprovada para {ano}: só o realizado aparece.</Callout>
          )}
          <Tabela
            label={title}
            primeira="Categoria"
            colunas={[
              'Previsto no mês',
              'Realizado no mês',
              'Previsto até o mês',
              'Realizado até o mês',
              'Diferença',
              '% do previsto',
              'Previsto no ano',
            ]}
            grupos={groupsOf(execucao)}
          />
        </>
      ) : (
        <Estado error={error} refetch={refetch} />
      )}
    </>
  )
}

/** The number of the address, if it lies in these bounds. */
const within = (text: string | undefined, first: number, last: number) =>
  text && /^\d{1,4}$/.test(text) && Number(text) >= first && Number(text) <= last ? Number(text) : undefined

type Execucao = ExecucaoOrcamentariaQuery['execucaoOrcamentaria']
type Row = Execucao['linhas'][number]

const funds: { restrito: boolean | null; titulo: string }[] = [
  { restrito: false, titulo: 'Fundos sem restrição' },
  { restrito: true, titulo: 'Fundos com restrição' },
  { restrito: null, titulo: 'Todos os fundos' },
]

function groupsOf({ ano, mes, linhas }: Execucao): Grupo[] {
  const fim = new Date(Date.UTC(ano, mes, 0)).toISOString().slice(0, 10)
  const line = (row: Row): Linha => {
    const { tipo, restrito, nivel, categoria, idCategoria, registro, nome } = row
    const alone = nivel === 2 && idCategoria === null
    return {
      key: `${tipo} ${restrito} ${nivel} ${categoria} ${idCategoria}`,
      nome,
      to:
        registro === null || alone
          ? undefined
          : demonstrativoUrls.razao({ inicio: `${ano}-01-01`, fim, idCategoria: String(registro) }),
      recuada: nivel === 2,
      soma: nivel === 0,
      valores: [
        row.previstoMes,
        row.realizadoMes,
        row.previsto,
        row.realizado,
        <Difference key="diferenca" value={row.diferenca} from="previsto" />,
        <Percentual key="percentual" row={row} />,
        row.previstoAno,
      ],
    }
  }
  return funds
    .map(({ restrito, titulo }) => ({ titulo, linhas: linhas.filter((row) => row.restrito === restrito).map(line) }))
    .filter(({ linhas: own }) => own.length > 0)
}

const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The share of what was planned, and in words when an expense went beyond it. */
function Percentual({ row: { tipo, percentual, diferenca } }: { row: Row }) {
  if (percentual === null || percentual === undefined) return <span>-</span>
  const over = tipo === 'saida' && !diferenca.startsWith('-') && diferenca !== '0.00'
  return (
    <span>
      {percent.format(Number(percentual))}%{over && ' (acima)'}
    </span>
  )
}
