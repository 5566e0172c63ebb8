import type { UsuarioCampo, UsuarioFiltro } from '../../../../gql/types'
import { useParts } from '../../../../kernel/feature'
import type { ListState } from '../../../../kernel/list'
import { FilterSelect, Filters, SortSelect } from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { monthTitles } from '../../../../kernel/ui'
import { usePerfilChoices } from '../perfis'
import { columns } from './columns'
import styles from './filters.module.css'

const own = ['usuarioAtivo', 'recemConvertido', 'perfil', 'mesAniversario', 'deixouDeVir', 'excluidos'] as const

/** The filters that other features add to the list. */
const useAdded = () => useParts('usuario').flatMap(({ filters = [] }) => filters)

/** The names of the list's filters: its own, and those of other features, which are by the id of a record. */
export function useFilterNames() {
  const added = useAdded().map(({ name }) => name)
  return { names: [...own, ...added], added }
}

export const ativos = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]
export const convertidos = [
  { value: '1', label: 'Recém-convertidos' },
  { value: '0', label: 'Demais pessoas' },
]
export const aniversarios = monthTitles.map((mes, index) => ({
  value: String(index + 1),
  label: `Aniversário: ${mes}`,
}))

const ausencias = [{ value: 'true', label: 'Deixaram de vir' }]

type AddedProps = ReturnType<typeof useAdded>[number] & { list: ListState }

/** A filter of another feature, for people who may read its records. */
const Added = ({ list, name, action, Filter }: AddedProps) => (
  <Can action={action}>
    <div className={styles.added}>
      <Filter list={list} name={name} />
    </div>
  </Can>
)

export function UsuarioFilters({ list }: { list: ListState<UsuarioCampo, keyof UsuarioFiltro> }) {
  const perfis = usePerfilChoices().choices.map(({ value, label }) => ({ value: String(value), label }))
  const canReadBirth = useCan('usuario.lerDadosPessoais')
  const canReadPresence = useCan('presencaCulto.ler')
  return (
    <Filters list={list}>
      <FilterSelect list={list} name="usuarioAtivo" label="Status" choices={ativos} />
      {canReadPresence && <FilterSelect list={list} name="deixouDeVir" label="Cultos" choices={ausencias} />}
      {useAdded().map((added) => (
        <Added key={added.name} list={list as ListState} {...added} />
      ))}
      {canReadBirth && <FilterSelect list={list} name="mesAniversario" label="Aniversário" choices={aniversarios} />}
      <FilterSelect list={list} name="recemConvertido" label="Conversão" feminine choices={convertidos} />
      <FilterSelect list={list} name="perfil" label="Perfil" choices={perfis} />
      <SortSelect list={list} columns={columns} />
    </Filters>
  )
}
