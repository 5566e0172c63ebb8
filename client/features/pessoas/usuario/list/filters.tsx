import type { UsuarioCampo } from '../../../../gql/types'
import type { ListState } from '../../../../kernel/list'
import { FilterSelect, Filters, SortSelect } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { useDepartamentoChoices } from '../../departamento'
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
  const perfis = usePerfilChoices().map(({ value, label }) => ({ value: String(value), label }))
  const departamentos = useDepartamentoChoices()
  const canReadBirth = useCan('usuario.lerDadosPessoais')
  return (
    <Filters list={list}>
      <FilterSelect list={list} name="usuarioAtivo" label="Situação" choices={ativos} />
      <FilterSelect list={list} name="recemConvertido" label="Conversão" choices={convertidos} />
      <FilterSelect list={list} name="perfil" label="Perfil" choices={perfis} />
      {canReadBirth && <FilterSelect list={list} name="mesAniversario" label="Aniversário" choices={aniversarios} />}
      {departamentos.length > 0 && (
        <FilterSelect list={list} name="idDepartamento" label="Departamento" choices={departamentos} />
      )}
      <SortSelect list={list} columns={columns} />
    </Filters>
  )
}
