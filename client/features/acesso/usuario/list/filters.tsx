import type { UsuarioCampo } from '../../../../gql/types'
import type { ListState } from '../../../../kernel/list'
import { FilterRecord, FilterSelect, Filters, SortSelect } from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { useDepartamentoFilter } from '../../../pessoas/departamento'
import { meses } from '../meses'
import { usePerfilChoices } from '../perfis'
import { columns } from './columns'

export const filters = [
  'usuarioAtivo',
  'recemConvertido',
  'perfil',
  'mesAniversario',
  'idDepartamento',
  'excluidos',
] as const

const ativos = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]
const convertidos = [
  { value: '1', label: 'Recém-convertidos' },
  { value: '0', label: 'Demais pessoas' },
]
const aniversarios = meses.map((mes, index) => ({ value: String(index + 1), label: `Aniversário: ${mes}` }))

export function UsuarioFilters({ list }: { list: ListState<UsuarioCampo, (typeof filters)[number]> }) {
  const perfis = usePerfilChoices().choices.map(({ value, label }) => ({ value: String(value), label }))
  const departamento = useDepartamentoFilter(list.filters.idDepartamento)
  const canReadBirth = useCan('usuario.lerDadosPessoais')
  return (
    <Filters list={list}>
      <FilterSelect list={list} name="usuarioAtivo" label="Status" choices={ativos} />
      <FilterSelect list={list} name="recemConvertido" label="Conversão" choices={convertidos} />
      <FilterSelect list={list} name="perfil" label="Perfil" choices={perfis} />
      {canReadBirth && <FilterSelect list={list} name="mesAniversario" label="Aniversário" choices={aniversarios} />}
      <Can action="departamento.ler">
        <FilterRecord list={list} name="idDepartamento" label="Departamento" {...departamento} />
      </Can>
      <SortSelect list={list} columns={columns} />
    </Filters>
  )
}
