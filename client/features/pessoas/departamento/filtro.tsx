import { FilterRecord, type ListState } from '../../../kernel/list'
import { useDepartamentoFilter } from './choices'

type Props = { list: Pick<ListState, 'filters' | 'filterBy'>; name: string }

/** The filter of a list by one department. */
export function FiltroDepartamento({ list, name }: Props) {
  return <FilterRecord list={list} name={name} label="Departamento" {...useDepartamentoFilter(list.filters[name])} />
}
