import { MenuItem } from '@blueprintjs/core'
import { EyeOpen } from '@blueprintjs/icons'
import type { UsuarioCampo } from '../../../../gql/types'
import {
  type Column,
  FilterSelect,
  Filters,
  ListTable,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { PageHeader } from '../../../../kernel/ui'
import { nomeComPrazo, useToday } from '../../funcao'
import { PersonLink, perfilIn, usePerfilChoices, useVerComo } from '../../usuario'
import { useAcessoCrumbs } from '../crumbs'
import { Secoes } from '../secoes'
import { Acessos } from './acessos'
import { QuemTemDocument, type QuemTemLinhaFragment } from './quem.generated'

/** A row with the names of the areas, which come with the page. */
type Linha = QuemTemLinhaFragment & { areas: readonly { nome: string; titulo: string }[] }

const columns: Column<Linha, UsuarioCampo>[] = [
  { id: 'name', title: 'Nome', sort: 'name', cell: (row) => <PersonLink person={row} /> },
  { id: 'perfil', title: 'Perfil', sort: 'perfil', cell: (row) => row.nomePerfil },
  { id: 'funcoes', title: 'Funções', cell: (row) => (row.funcoes.nodes.length ? <Funcoes of={row} /> : null) },
  {
    id: 'acessos',
    title: 'O que pode fazer',
    cell: (row) => <Acessos acessos={row.acessos ?? []} areas={row.areas} />,
  },
]

/** The functions that the person has now or will have, and an exclusive one also when it is over: it still limits. */
function Funcoes({ of: { funcoes } }: { of: Linha }) {
  const today = useToday()
  const names = funcoes.nodes.map((vinculo) => nomeComPrazo(vinculo, today))
  return [...names, ...(funcoes.pageInfo.hasNextPage ? ['e outras'] : [])].join(', ')
}

/** Everybody who may do more than a member, and what. */
export function Component() {
  const { choices } = usePerfilChoices()
  const verComo = useVerComo()
  const found = useListQuery(QuemTemDocument, {
    name: 'acessos',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters: ['perfil'],
    filtro: ({ perfil }) => ({
      comAcesso: true,
      perfil: perfilIn(perfil),
    }),
    page: ({ usuarios, matrizAcesso }) => ({
      ...usuarios,
      nodes: usuarios.nodes.map((row) => ({ ...row, areas: matrizAcesso.areas })),
    }),
  })
  const { list } = found
  return (
    <>
      <PageHeader
        title="Quem tem o quê"
        crumbs={useAcessoCrumbs()}
        description="Todas as pessoas com um perfil acima de membro ou com uma função, e o que cada uma pode fazer hoje."
      />
      <Secoes />
      <Toolbar of={found}>
        <SearchBox list={list} placeholder="Buscar pessoa" />
        <Filters list={list}>
          <FilterSelect
            list={list}
            name="perfil"
            label="Perfil"
            choices={choices.map(({ value, label }) => ({ value: String(value), label }))}
          />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label="Quem tem o quê"
        menu={(row) =>
          row.acoesPermitidas.includes('verComo') && (
            <RowMenu of={row.name}>
              <MenuItem icon={<EyeOpen />} text="Ver como esta pessoa" onClick={() => verComo(row)} />
            </RowMenu>
          )
        }
        errorText="Não foi possível carregar quem tem o quê."
        hint="Quem tiver um perfil acima de membro ou uma função aparece aqui."
      />
    </>
  )
}
