import type { ContagemCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  among,
  FilterDate,
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
import { DateText, Money, PageHeader } from '../../../../kernel/ui'
import { ContagemItems } from '../menu-items'
import { SituacaoContagem, situacaoChoices } from '../situacao'
import { contagemUrls } from '../urls'
import { type ContagemLinhaFragment, ContagensDocument } from './contagens.generated'

const title = 'Contagens'

/** The situations in which the countings wait for somebody, together. */
const semAssinaturas = { value: 'semAssinaturas', label: 'Sem as assinaturas' }

const columns: Column<ContagemLinhaFragment, ContagemCampo>[] = [
  { id: 'data', title: 'Data', sort: 'data', cell: (row) => <DateText value={row.data} /> },
  { id: 'descricao', title: 'Descrição', sort: 'descricao', cell: (row) => row.descricao },
  { id: 'situacao', title: 'Situação', cell: (row) => <SituacaoContagem situacao={row.situacao} /> },
  { id: 'total', title: 'Total', align: 'right', cell: (row) => <Money value={row.total} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const canWrite = useCan('contagem.escrever')
  const found = useListQuery(ContagensDocument, {
    name: 'contagens',
    columns,
    order: { campo: 'data', direcao: 'DESC' },
    filters: ['situacao', 'fim', 'excluidos'],
    filtro: ({ situacao, fim, excluidos }) => ({
      situacao: among(situacaoChoices, situacao),
      semAssinaturas: situacao === semAssinaturas.value,
      fim,
      excluidos: excluidos === 'true',
    }),
    page: ({ contagens }) => contagens,
  })
  const { list } = found
  const add = canWrite && <AddButton to={contagemUrls.create} text="Nova contagem" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="contagem.exportar" />}>
        <SearchBox list={list} placeholder="Buscar pela descrição" />
        <Filters list={list}>
          <FilterSelect
            list={list}
            name="situacao"
            label="Situação"
            feminine
            choices={[semAssinaturas, ...situacaoChoices]}
          />
          <FilterDate list={list} name="fim" label="Até" />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as contagens."
        hint="Duas pessoas contam o dinheiro, cada uma no seu celular, sem ver o que a outra contou. Quando as duas assinam, a entrada é lançada."
        open={(row) => contagemUrls.detail(row.id)}
        add={add}
        menu={(row) =>
          row.acoesPermitidas.some((acao) => ['editar', 'excluir', 'restaurar'].includes(acao)) ? (
            <RowMenu of={row.descricao}>
              <ContagemItems contagem={row} />
            </RowMenu>
          ) : null
        }
      />
    </>
  )
}
