import { Button } from '@blueprintjs/core'
import { Chart } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import type { PrevisaoOrcamentariaCampo } from '../../../../gql/types'
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
import { Balance, DateText, Money, PageHeader } from '../../../../kernel/ui'
import { PrevisaoItems } from '../menu-items'
import { SituacaoPrevisao, situacaoChoices } from '../situacao'
import { previsaoUrls } from '../urls'
import { type PrevisaoLinhaFragment, PrevisoesOrcamentariasDocument } from './previsoes-orcamentarias.generated'

const title = 'Previsão orçamentária'

const columns: Column<PrevisaoLinhaFragment, PrevisaoOrcamentariaCampo>[] = [
  { id: 'nome', title: 'Previsão', sort: 'ano', cell: (row) => row.nome },
  { id: 'situacao', title: 'Situação', cell: (row) => <SituacaoPrevisao situacao={row.situacao} /> },
  { id: 'aprovadaEm', title: 'Aprovada em', cell: (row) => <DateText value={row.aprovadaEm} /> },
  { id: 'receitas', title: 'Receitas', align: 'right', cell: (row) => <Money value={row.totais.receitas} /> },
  { id: 'despesas', title: 'Despesas', align: 'right', cell: (row) => <Money value={row.totais.despesas} /> },
  { id: 'resultado', title: 'Resultado', align: 'right', cell: (row) => <Balance value={row.totais.resultado} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const navigate = useNavigate()
  const canWrite = useCan('previsaoOrcamentaria.escrever')
  const found = useListQuery(PrevisoesOrcamentariasDocument, {
    name: 'previsoesOrcamentarias',
    columns,
    order: { campo: 'ano', direcao: 'DESC' },
    filters: ['situacao', 'excluidos'],
    filtro: ({ situacao, excluidos }) => ({
      situacao: among(situacaoChoices, situacao),
      excluidos: excluidos === 'true',
    }),
    page: ({ previsoesOrcamentarias }) => previsoesOrcamentarias,
  })
  const { list } = found
  const add = canWrite && <AddButton to={previsaoUrls.create} text="Nova previsão" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<Chart />}
              text="Previsto e realizado"
              onClick={() => navigate(previsaoUrls.execucao)}
            />
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="previsaoOrcamentaria.exportar" />}>
        <SearchBox list={list} placeholder="Buscar pelo ano" />
        <Filters list={list}>
          <FilterSelect list={list} name="situacao" label="Situação" feminine choices={situacaoChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as previsões orçamentárias."
        hint="O que a igreja prevê receber e gastar em um ano, aprovado pela assembleia ou pelo conselho."
        open={(row) => previsaoUrls.detail(row.id)}
        add={add}
        menu={(row) =>
          row.acoesPermitidas.some((acao) => ['editar', 'excluir', 'restaurar'].includes(acao)) ? (
            <RowMenu of={row.nome}>
              <PrevisaoItems previsao={row} />
            </RowMenu>
          ) : null
        }
      />
    </>
  )
}
