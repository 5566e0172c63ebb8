import type { PrestacaoContasCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  among,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader, Pill } from '../../../../kernel/ui'
import { PrestacaoContasItems } from '../menu-items'
import { mesesDe } from '../meses'
import { aprovadaChoices, SituacaoPrestacao, situacaoChoices } from '../situacao'
import { prestacaoContasUrls } from '../urls'
import { type PrestacaoContasLinhaFragment, PrestacoesContasDocument } from './prestacoes-contas.generated'

const title = 'Prestação de contas'

const columns: Column<PrestacaoContasLinhaFragment, PrestacaoContasCampo>[] = [
  { id: 'nome', title: 'Nome', sort: 'nome', cell: (row) => row.nome },
  { id: 'fim', title: 'Meses', sort: 'fim', cell: mesesDe },
  {
    id: 'situacao',
    title: 'Situação',
    cell: (row) => (
      <>
        <SituacaoPrestacao situacao={row.situacao} /> {row.substituidaPor !== null && <Pill text="Substituída" />}
      </>
    ),
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const canWrite = useCan('prestacaoContas.escrever')
  const all = useCan('prestacaoContas.ler')
  const found = useListQuery(PrestacoesContasDocument, {
    name: 'prestacoesContas',
    columns,
    order: { campo: 'fim', direcao: 'DESC' },
    filters: ['situacao', 'excluidos'],
    filtro: ({ situacao, excluidos }) => ({
      situacao: among(situacaoChoices, situacao),
      excluidos: excluidos === 'true',
    }),
    page: ({ prestacoesContas }) => prestacoesContas,
  })
  const { list } = found
  const add = canWrite && <AddButton to={prestacaoContasUrls.create} text="Nova prestação de contas" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="prestacaoContas.exportar" />}>
        <SearchBox list={list} placeholder="Buscar pelo nome" />
        <Filters list={list}>
          <FilterSelect
            list={list}
            name="situacao"
            label="Situação"
            feminine
            choices={all ? situacaoChoices : aprovadaChoices}
          />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as prestações de contas."
        hint="De meses fechados, com o parecer do conselho e a decisão da assembleia."
        open={(row) => prestacaoContasUrls.detail(row.id)}
        add={add}
        menu={(row) =>
          row.acoesPermitidas.some((acao) => ['editar', 'excluir', 'restaurar'].includes(acao)) ? (
            <RowMenu of={row.nome}>
              <PrestacaoContasItems prestacao={row} />
            </RowMenu>
          ) : null
        }
      />
    </>
  )
}
