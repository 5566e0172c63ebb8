import { Button } from '@blueprintjs/core'
import { Properties } from '@blueprintjs/icons'
import { naturezas } from '../../../../../schema/rules/financas/categoria.input'
import type { CategoriaCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  among,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan, useEveryChurch } from '../../../../kernel/session'
import { DateText, PageHeader, Pill, StatusDot } from '../../../../kernel/ui'
import { useCategoriaActions } from '../actions'
import { categoriaUrls } from '../urls'
import { type CategoriaLinhaFragment, CategoriasDocument } from './categorias.generated'
import { CategoriaMenu } from './menu'

const title = 'Plano de contas'

const tipos = Object.entries(naturezas).map(([value, label]) => ({ value, label: `${label}s` }))
const fundos = [
  { value: 'true', label: 'Com restrição' },
  { value: 'false', label: 'Sem restrição' },
]
const situacoes = [
  { value: 'true', label: 'Ativas' },
  { value: 'false', label: 'Desativadas' },
]
const flagOf = (value: string | undefined) => (value ? value === 'true' : undefined)

const columns: Column<CategoriaLinhaFragment, CategoriaCampo>[] = [
  {
    id: 'nome',
    title: 'Nome',
    sort: 'nome',
    cell: (row) => (
      <>
        {row.fixa ? <strong>{row.nome}</strong> : row.nome}
        {row.fixa && <Pill text="Fixa" />}
        {row.restrita && <Pill text="Com restrição" />}
      </>
    ),
  },
  { id: 'natureza', title: 'Natureza', sort: 'plano', cell: (row) => naturezas[row.natureza] },
  { id: 'raiz', title: 'Número', cell: (row) => row.raiz },
  { id: 'codigoContador', title: 'Código do contador', sort: 'codigoContador', cell: (row) => row.codigoContador },
  {
    id: 'status',
    title: 'Status',
    cell: ({ ativa }) =>
      ativa ? <StatusDot color="success" text="Ativa" /> : <StatusDot color="neutral" text="Desativada" />,
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
  const canWrite = useCan('categoria.escrever')
  const several = useEveryChurch()
  const { applySuggested } = useCategoriaActions()
  const found = useListQuery(CategoriasDocument, {
    name: 'categorias',
    columns,
    order: { campo: 'plano', direcao: 'ASC' },
    filters: ['natureza', 'restrita', 'ativa', 'excluidos'],
    filtro: ({ natureza, restrita, ativa, excluidos }) => ({
      natureza: among(tipos, natureza),
      restrita: flagOf(restrita),
      ativa: flagOf(ativa),
      excluidos: excluidos === 'true',
    }),
    page: ({ categorias }) => categorias,
  })
  const { list } = found
  const add = canWrite && <AddButton to={categoriaUrls.create} text="Nova Categoria" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        actions={
          <>
            {canWrite && !several && (
              <Button
                variant="outlined"
                icon={<Properties />}
                text="Usar o plano sugerido"
                onClick={() => void applySuggested()}
              />
            )}
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="categoria.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou código" />
        <Filters list={list}>
          <FilterSelect list={list} name="natureza" label="Natureza" feminine choices={tipos} />
          <FilterSelect list={list} name="restrita" label="Restrição" feminine choices={fundos} />
          <FilterSelect list={list} name="ativa" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as categorias."
        hint="Crie as categorias da sua igreja, ou use o plano sugerido."
        add={add}
        menu={canWrite ? (row) => <CategoriaMenu categoria={row} /> : undefined}
      />
    </>
  )
}
